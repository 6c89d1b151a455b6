/**
 * Error boundaries: where rendering fails, a message with the way back takes its place, and everything around it goes
 * on.
 */
import { Children, Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../platform/places.ts'
import './boundary.css'

interface BoundaryProps {
  /** Rendered instead; `retry` renders the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** A part of the program that could not be fetched. Browsers do not request it again until the page is reloaded. */
export class NotLoaded extends Error {}

export function throwNotLoaded(cause: unknown): never {
  throw new NotLoaded(String(cause))
}

/** React has no hook for this: only a class can catch what its children throw while rendering. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null
      ? this.props.children
      : this.props.fallback(failure.error, () => this.setState({ failure: null }))
  }
}

interface FaultTextProps {
  readonly title: string
  readonly text: string
  readonly error: unknown
  /** The ways back. */
  readonly children: ReactNode
}

/** The title of a failure, its explanation and the error's own text, for bug reports. */
export function FaultText({ title, text, error, children }: FaultTextProps) {
  const { t } = useTranslation()
  return (
    <>
      <p className="fault">{title}</p>
      <p className="muted">{text}</p>
      <div className="buttons">{children}</div>
      <details className="small">
        <summary>{t('drawing.details')}</summary>
        <code>{String(error)}</code>
      </details>
    </>
  )
}

/** The boundary of a whole page. Key it by the page, so that going elsewhere leaves the fault behind. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const toPlay = (retry: () => void) => {
    goTo('play')
    retry()
  }
  return (
    <Boundary
      fallback={(error, retry) => (
        <main className="page-fault">
          <h1 className="visually-hidden">{t('drawing.page')}</h1>
          <section className="panel empty-state" role="alert">
            <FaultText title={t('drawing.page')} text={t('drawing.rest')} error={error}>
              <button className="primary" onClick={again(error, retry)}>
                {t('drawing.retry')}
              </button>
              <button onClick={() => toPlay(retry)}>{t('drawing.toPlay')}</button>
              <button onClick={() => location.reload()}>{t('drawing.reload')}</button>
            </FaultText>
          </section>
        </main>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Retries, or reloads the page where a part could not be fetched, which browsers do not request again otherwise. */
const again = (error: unknown, retry: () => void) => (error instanceof NotLoaded ? () => location.reload() : retry)

/** The boundary of one panel of a page. */
export function PanelBoundary({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <Boundary
      fallback={(error, retry) => (
        <section className="panel" role="alert">
          <FaultText title={t('drawing.panel')} text={t('drawing.rest')} error={error}>
            <button onClick={again(error, retry)}>{t('drawing.retry')}</button>
          </FaultText>
        </section>
      )}
    >
      {children}
    </Boundary>
  )
}

/** Panels below each other, each with a boundary of its own. */
export function Column({ children }: { children: ReactNode }) {
  return (
    <div className="column">{Children.map(children, (child) => child && <PanelBoundary>{child}</PanelBoundary>)}</div>
  )
}
