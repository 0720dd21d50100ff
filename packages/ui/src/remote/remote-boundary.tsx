import { Component, type ErrorInfo, type ReactNode } from 'react'
import { RemoteFallback } from '../components/states.tsx'
import { RuntimeContext } from './runtime.ts'

interface Props {
  readonly remote: string
  readonly version: string
  readonly children: ReactNode
  /** Shown instead of the standard fallback; null shows nothing. */
  readonly fallback?: ReactNode
  readonly onRetry?: () => void
}

/** The wall around one remote: what breaks inside is reported as remote@version and replaced by a fallback; the rest of the page lives on. */
export class RemoteBoundary extends Component<Props, { failed: boolean }> {
  static override contextType = RuntimeContext
  declare context: React.ContextType<typeof RuntimeContext>
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, _info: ErrorInfo) {
    this.context.report(error, this.props.remote, this.props.version)
  }

  readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    return <RemoteFallback remote={this.props.remote} version={this.props.version} onRetry={this.retry} />
  }
}
