import type { Root } from 'react-dom/client';
import { applicationLooks } from '../features/application/application-looks.ts';
import SignInPage from '../features/session/pages/sign-in-page.tsx';
import { storedSession } from '../shared/session/stored-session.ts';
import { forgetUsed, wasUsed } from '../shared/session/used-here.ts';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { joinLooks } from '../shared/ui/status/states.ts';
import { Mark } from './shell/brand.tsx';

/** Shows the sign-in page, without router and queries; `onSignedIn` follows as soon as a session is stored. */
export function startSignIn(root: Root, onSignedIn: () => void): void {
  joinLooks(applicationLooks);
  if (!storedSession() && wasUsed()) void clearDevice();
  root.render(
    <ErrorBoundary>
      <SignInPage mark={<Mark size={24} />} onSignedIn={onSignedIn} />
    </ErrorBoundary>,
  );
}

/** Nobody is signed in: what the server has of somebody's inspections leaves this device (product 27). */
async function clearDevice(): Promise<void> {
  try {
    const { clearSaved } = await import('../features/inspection/draft/clear-saved.ts');
    await clearSaved();
    forgetUsed();
  } catch (cause) {
    console.warn('what is kept for offline work was not cleared', cause);
  }
}
