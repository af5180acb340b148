import type { Root } from 'react-dom/client';
import { applicationLooks } from '../features/application/application-looks.ts';
import SignInPage from '../features/session/pages/sign-in-page.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { joinLooks } from '../shared/ui/status/states.ts';
import { Mark } from './shell/brand.tsx';

/** Shows the sign-in page, without router and queries; `onSignedIn` follows as soon as a session is stored. */
export function startSignIn(root: Root, onSignedIn: () => void): void {
  joinLooks(applicationLooks);
  root.render(
    <ErrorBoundary>
      <SignInPage mark={<Mark size={24} />} onSignedIn={onSignedIn} />
    </ErrorBoundary>,
  );
}
