import { Component, type ErrorInfo, type ReactNode } from 'react';
import { t } from '../i18n.tsx';
import './error-boundary.css';

type Props = {
  children: ReactNode;
  /** Told once about each error, to report it. */
  onError?: (error: Error, info: ErrorInfo) => void;
  /** When this value changes the children are tried again (the path of the page). */
  resetKey?: string;
};

type State = { error: Error | null; resetKey: string | undefined };

/** Shows "system error" instead of a blank page when a component fails. A class because React offers nothing else. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    return (
      <div className="error-boundary" role="alert">
        <h2>{t('app.systemError')}</h2>
        <p>{t('app.systemErrorHint')}</p>
        <button type="button" className="button button-primary" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
      </div>
    );
  }
}
