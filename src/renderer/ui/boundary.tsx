/** Error boundaries: where drawing fails, that is said in its place, with the way back, and everything around it goes on. */
import { Children, Component, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { goTo } from '../platform/places.ts'
import './boundary.css'

interface BoundaryProps {
  /** Drawn instead; `retry` draws the children again. */
  readonly fallback: (error: unknown, retry: () => void) => ReactNode
  readonly children: ReactNode
}

interface BoundaryState {
  readonly failure: { readonly error: unknown } | null
}

/** A part of the program that could not be fetched. Browsers do not ask for it again until the page is loaded anew. */
export class NotLoaded extends Error {}

/** React has no hook for this: only a class can catch what its children throw while they are drawn. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failure: null }

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { failure: { error } }
  }

  override render(): ReactNode {
    const { failure } = this.state
    return failure === null ? this.props.children : this.props.fallback(failure.error, () => this.setState({ failure: null }))
  }
}

interface FaultTextProps {
  readonly title: string
  readonly text: string
  readonly error: unknown
  /** The ways back. */
  readonly children: ReactNode
}

/** What has failed, and the words of the program for whoever reports it. */
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

/** A whole page. To be keyed by the page, so that going elsewhere leaves the fault behind. */
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

/** Browsers do not ask again for a part that could not be fetched until the page is loaded anew. */
const again = (error: unknown, retry: () => void) => (error instanceof NotLoaded ? () => location.reload() : retry)

/** One panel of a page. */
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
  return <div className="column">{Children.map(children, (child) => child && <PanelBoundary>{child}</PanelBoundary>)}</div>
}
