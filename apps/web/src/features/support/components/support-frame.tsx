import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { pageName } from '../../../shared/page-names.ts';
import { HelpLink } from '../../../shared/ui/help-link.tsx';
import './support.css';

/** The tools of support staff, in their order. */
const PAGES = ['/cmsHelp', '/cmsHelp/taskDetail', '/cmsHelp/apiTest', '/cmsHelp/AiRule', '/cmsHelp/r7k2vq'] as const;

interface Props {
  /** The page is a list, which fills the window and scrolls inside. */
  isList?: boolean;
  children: ReactNode;
}

/** What stands around the pages below /cmsHelp instead of the shell: the ways between them and out. */
export function SupportFrame({ isList = false, children }: Props) {
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  // On the phone the tools are wider than the screen: the open one is brought into it.
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, []);
  return (
    <div className={isList ? 'support-frame support-frame-list' : 'support-frame'}>
      <nav ref={nav} className="support-nav" aria-label={t('support.tools')}>
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
