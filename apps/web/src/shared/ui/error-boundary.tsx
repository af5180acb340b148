import { Component, type ErrorInfo, type ReactNode } from 'react';
import { noteCrash } from '../http/last-error.ts';
import { type Crash, CrashPage, crashOf } from './crash-page.tsx';

type Props = {
  children: ReactNode;
  /** Told once about each error, to report it. */
  onError?: (error: Error, info: ErrorInfo) => void;
  /** When this value changes the children are tried again (the path of the page). */
  resetKey?: string;
};

type State = { crash: Crash | null; resetKey: string | undefined };

/** Shows "system error" instead of a blank page when a component fails. A class because React offers nothing else. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crash: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { crash: crashOf(error) };
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    return props.resetKey === state.resetKey ? null : { crash: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    if (this.state.crash) noteCrash(this.state.crash.reference);
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage crash={crash} onRetry={() => this.setState({ crash: null })} /> : this.props.children;
  }
}
