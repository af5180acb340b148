import { CLIENT_VERSION } from '@rondo/contract/kit/constants';
import { Copy } from 'lucide-react';
import { t } from '../i18n.tsx';
import { toast } from './toast.ts';
import './error-boundary.css';

/** A failure of a component: the number it goes by, when and where it happened. */
export interface Crash {
  reference: string;
  at: string;
  address: string;
  error: Error;
}

export function crashOf(error: Error): Crash {
  const reference = crypto.getRandomValues(new Uint32Array(1))[0]?.toString(16).padStart(8, '0').toUpperCase() ?? '';
  return { reference, at: new Date().toISOString(), address: location.pathname, error };
}

/** What whoever mends it needs. No data of the company: the address without its query, and where in the code it failed. */
const reportOf = ({ reference, at, address, error }: Crash): string =>
  [reference, at, address, `Rondo ${CLIENT_VERSION}`, navigator.userAgent, error.stack ?? error.message].join('\n');

async function copyReport(crash: Crash): Promise<void> {
  try {
    await navigator.clipboard.writeText(reportOf(crash));
    toast.ok(t('app.reportCopied'));
  } catch (cause) {
    console.warn('the clipboard refused', cause);
    toast.error(t('app.reportNotCopied'));
  }
}

/** "System error": the number, another try, a new document, and a report to hand on. */
export function CrashPage({ crash, onRetry }: { crash: Crash; onRetry: () => void }) {
  return (
    <div className="error-boundary" role="alert">
      <h1>{t('app.systemError')}</h1>
      <p>{t('app.systemErrorHint')}</p>
      <p className="num">{t('ui.emptyState.reference', { id: crash.reference })}</p>
      <div className="error-acts">
        <button type="button" className="button" onClick={() => location.reload()}>
          {t('app.reload')}
        </button>
        <button type="button" className="button" onClick={() => void copyReport(crash)}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          {t('app.copyReport')}
        </button>
        <button type="button" className="button button-primary" onClick={onRetry}>
          {t('ui.retry')}
        </button>
      </div>
    </div>
  );
}
