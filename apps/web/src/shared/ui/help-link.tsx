import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '../i18n.tsx';
import { useHelpLink } from '../session/use-help-link.ts';

/** The "?" of a page that has no top bar above it. */
export function HelpLink({ className }: { className: string }) {
  const t = useT();
  return (
    <Link className={className} to={useHelpLink()} aria-label={t('help.thisPage')} title={t('help.thisPage')}>
      <CircleHelp size={20} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}
