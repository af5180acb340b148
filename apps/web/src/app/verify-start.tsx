import type { Root } from 'react-dom/client';
import VerifyPage from '../features/report/pages/verify-page.tsx';
import { verifyLinkOf } from '../features/report/verify-link.ts';
import { chosenLanguage, loadVerifyTexts, storedLanguage } from '../shared/i18n.tsx';
import { ErrorBoundary } from '../shared/ui/error-boundary.tsx';
import { Mark } from './shell/brand.tsx';

/** Shows the page that checks a report: no session, no router; in the report's language on a first visit. */
export async function startVerify(root: Root): Promise<void> {
  const language = chosenLanguage() === null ? verifyLinkOf(window.location.hash)?.language : undefined;
  await loadVerifyTexts(language ?? storedLanguage());
  root.render(
    <ErrorBoundary>
      <VerifyPage mark={<Mark size={24} />} />
    </ErrorBoundary>,
  );
}
