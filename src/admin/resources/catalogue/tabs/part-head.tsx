/** Heading of a part of the form with a sentence about it. */
export function PartHead({ title, lead }: { title: string; lead: string }) {
  return (
    <div>
      <h3>{title}</h3>
      <p className="product__lead">{lead}</p>
    </div>
  )
}
