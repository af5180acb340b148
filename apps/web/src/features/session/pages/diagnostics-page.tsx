import { Copy } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useHelpLink } from '../../../shared/session/use-help-link.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { useDiagnostics } from '../components/use-diagnostics.ts';
import '../components/diagnostics.css';

/** What support asks for first (A16): environment, version, clock, push, decoders. No data of the company. */
export default function DiagnosticsPage() {
  const t = useT();
  const rows = useDiagnostics();
  const help = useHelpLink();
  const [params] = useSearchParams();
  // The way to see that a failing page is caught and can be reported.
  if (params.has('crash')) throw new Error('asked for by the address');
  const copyAll = async () => {
    try {
      await navigator.clipboard.writeText(rows.map(({ label, value }) => `${label}: ${value}`).join('\n'));
      toast.ok(t('ui.copied'));
    } catch (cause) {
      console.warn('the clipboard refused', cause);
      toast.error(t('ui.copyFailed'));
    }
  };
  return (
    <main className="diagnostics">
      <h1>{t('profile.diagnostics.title')}</h1>
      <p>{t('profile.diagnostics.hint')}</p>
      <dl className="card">
        {rows.map(({ key, label, value }) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="diagnostics-acts">
        <button type="button" className="button" onClick={() => void copyAll()}>
          <Copy size={16} strokeWidth={1.75} aria-hidden />
          {t('profile.diagnostics.copy')}
        </button>
        <Link className="button" to="/">
          {t('app.backHome')}
        </Link>
        <Link className="button" to={help}>
          {t('help.thisPage')}
        </Link>
      </div>
    </main>
  );
}
