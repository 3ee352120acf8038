import { useId } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { BlogPost, ListedBlogCategory } from '../../../contract/content/blog.ts'
import { postPath } from '../../../domain/site/site-paths.ts'
import { STAFF_BLOG_PATH } from '../../../domain/site/staff-paths.ts'
import { formatDate } from '../../../lib/dates.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { TextArea, TextField } from '../../kit/form/fields.tsx'
import { closeUnlessTyped } from '../../kit/form/form-dialog.tsx'
import { FormFoot } from '../../kit/form/form-foot.tsx'
import { asOptional } from '../../kit/form/number-rules.ts'
import { useFollowingSlug } from '../../kit/form/use-following-slug.ts'
import { HistoryButton } from '../../kit/history/history-button.tsx'
import { DraftPanel } from '../../kit/publication/draft-panel.tsx'
import { RecordNotes } from '../../kit/record/record-notes.tsx'
import { usePresence } from '../../kit/record/use-presence.ts'
import { Screen } from '../../shell/screen.tsx'
import { PostAside } from './post-aside.tsx'
import { PostContent } from './post-content.tsx'
import { PostSeo } from './post-seo.tsx'
import { PostSlug } from './post-slug.tsx'
import { POST_LABELS, type PostValues, toValues } from './post-values.ts'
import { BLOG_KEY } from './queries.ts'
import { usePostForm } from './use-post-form.ts'
import './blog.css'

/** Form of a new or existing post, a whole screen. */
export function PostForm({ post, categories, onRestored }: PostFormProps) {
  const formId = useId()
  const navigate = useNavigate()
  const { staffForm, failure } = usePostForm(post)
  const { form } = staffForm
  const { isDirty } = form.formState
  const others = usePresence(staffForm.record)
  return (
    <Screen
      isForm
      title={post ? 'Редактирование статьи' : 'Новая статья'}
      actions={
        post && (
          <>
            {onRestored && (
              <HistoryButton
                entity="posts"
                id={post.id}
                onRestored={() => closeUnlessTyped(isDirty, onRestored)}
              />
            )}
            <LinkButton icon="eye" href={postPath(post.slug)} target="_blank" rel="noopener">
              Посмотреть на сайте
            </LinkButton>
          </>
        )
      }
    >
      <form className="post-form" id={formId} {...staffForm.props}>
        <div className="form">
          <RecordNotes of={staffForm} />
          <DraftPanel<PostValues, BlogPost>
            entity="posts"
            of={staffForm}
            labels={POST_LABELS}
            fill={staffForm.fill}
            toChanges={(changed) => changed}
            toValues={toValues}
            refresh={[BLOG_KEY]}
          />
          <PostFields form={form} post={post} />
        </div>
        <PostAside form={form} categories={categories} post={post} />
      </form>
      <div className="savebar">
        <FormFoot
          staffForm={staffForm}
          formId={formId}
          labels={POST_LABELS}
          save={post ? 'Сохранить' : 'Создать статью'}
          onCancel={() => void navigate(STAFF_BLOG_PATH)}
          others={others}
          idle={post && `Сохранено ${formatDate(post.updatedAt, true)}`}
          failure={failure?.error}
          failureMessage={failure?.message}
        />
      </div>
    </Screen>
  )
}

/** Fields of the text and of its place in search results; the slug of a new post follows its title. */
function PostFields({ form, post }: PostFieldsProps) {
  const { register, setValue, control } = form
  const { errors, isSubmitted } = form.formState
  const slug = useFollowingSlug(post === undefined, (text) =>
    setValue('slug', text, { shouldDirty: true, shouldValidate: isSubmitted }),
  )
  return (
    <>
      <TextField
        label={POST_LABELS.title}
        isRequired
        className="post-form__title"
        field={register('title', { onChange: slug.follow })}
        error={errors.title?.message}
        autoComplete="off"
      />
      <PostSlug
        stored={post}
        control={control}
        field={register('slug')}
        error={errors.slug?.message}
        onFocus={slug.stopFollowing}
      />
      <TextArea
        label={POST_LABELS.excerpt}
        rows={2}
        className="post-form__excerpt"
        hint="Стоит в карточке статьи на сайте."
        field={register('excerpt', asOptional)}
        error={errors.excerpt?.message}
      />
      <PostContent
        control={control}
        field={register('content')}
        alts={post?.alts}
        error={errors.content?.message}
      />
      <PostSeo form={form} />
    </>
  )
}

interface PostFieldsProps {
  form: UseFormReturn<PostValues>
  /** Undefined for a new post. */
  post: BlogPost | undefined
}

interface PostFormProps {
  post?: BlogPost
  categories: readonly ListedBlogCategory[]
  /** Opens a stored post anew after a version was restored. */
  onRestored?: () => void
}
