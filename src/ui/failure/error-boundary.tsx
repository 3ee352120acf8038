import { Component, type ReactNode } from 'react'

/** Shows something else when rendering its children threw, and these again once `of` is another. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = {}

  static getDerivedStateFromProps({ of }: ErrorBoundaryProps, state: State): State | null {
    return state.of === of ? null : { of, broken: false }
  }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    return this.state.broken ? this.props.otherwise : this.props.children
  }
}

type ErrorBoundaryProps = { of: unknown; otherwise: ReactNode; children: ReactNode }

interface State {
  of?: unknown
  broken?: boolean
}
