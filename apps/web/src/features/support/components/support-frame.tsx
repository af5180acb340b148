import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { pageName } from '../../../shared/page-names.ts';
import { HelpLink } from '../../../shared/ui/help-link.tsx';
import './support.css';

/** The tools of support staff, in their order. */
const PAGES = ['/cmsHelp', '/cmsHelp/taskDetail', '/cmsHelp/apiTest', '/cmsHelp/r7k2vq'] as const;

interface Props {
  /** The page is a list, which fills the window and scrolls inside. */
  isList?: boolean;
  children: ReactNode;
}

/** What stands around the pages below /cmsHelp instead of the shell: the ways between them and out. */
export function SupportFrame({ isList = false, children }: Props) {
  const t = useT();
  return (
    <div className={isList ? 'support-frame support-frame-list' : 'support-frame'}>
      <nav className="support-nav" aria-label={t('support.tools')}>
        {PAGES.map((path) => (
          <NavLink key={path} to={path} end>
            {t(pageName(path))}
          </NavLink>
        ))}
        <NavLink to="/" end className="support-out">
          {t('support.out')}
        </NavLink>
        <HelpLink className="support-help" />
      </nav>
      <main className={isList ? 'support-body' : 'support-page'}>{children}</main>
    </div>
  );
}
