import type { LucideIcon } from 'lucide-react';
import { Lock, SearchX, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { useT } from '../../i18n.tsx';
import './table.css';

export type EmptyStateKind = 'nothing-yet' | 'nothing-matches' | 'no-permission' | 'failed';

type Props = {
  kind: EmptyStateKind;
  /** What the list holds, as it stands in a sentence ("周期任务", "tasks"): makes the usual title. */
  noun?: string;
  /** Another title than the usual one. */
  title?: ReactNode;
  /** One line: what it is for, which filters, which permission, which reference. */
  children?: ReactNode;
  /** One or two buttons. */
  actions?: ReactNode;
  /** Icon of the thing itself for "nothing yet". */
  icon?: LucideIcon;
  /** It is the whole page: its title is the page's heading. */
  isPage?: boolean;
};

const dashes: Record<EmptyStateKind, string | undefined> = {
  'nothing-yet': '6 6.6',
  'nothing-matches': '157.1 52.4',
  'no-permission': undefined,
  failed: '64 145.5',
};

const icons: Record<EmptyStateKind, LucideIcon> = {
  'nothing-yet': SearchX,
  'nothing-matches': SearchX,
  'no-permission': Lock,
  failed: WifiOff,
};

const titles = {
  'nothing-yet': 'ui.emptyState.nothingYet',
  'nothing-matches': 'ui.emptyState.nothingMatches',
  'no-permission': 'ui.emptyState.noPermission',
  failed: 'ui.emptyState.failed',
} as const;

/** What a list shows instead of rows: nothing yet, nothing matches, no permission, failed. As high as the table. */
export function EmptyState({ kind, noun = '', title, children, actions, icon, isPage = false }: Props) {
  const t = useT();
  const Title = isPage ? 'h1' : 'h2';
  const Icon = icon ?? icons[kind];
  return (
    <div className="empty-state" role={kind === 'failed' ? 'alert' : 'status'}>
      <span className="empty-state-ring">
        <svg width="72" height="72" viewBox="0 0 72 72" fill="none" aria-hidden="true">
          <circle
            cx="36"
            cy="36"
            r="33.35"
            stroke="var(--r-line-strong)"
            strokeWidth="3"
            strokeDasharray={dashes[kind]}
            strokeLinecap={kind === 'nothing-yet' ? 'butt' : 'round'}
            transform={
              kind === 'nothing-matches' ? 'rotate(-180 36 36) scale(1 -1) translate(0 -72)' : 'rotate(-90 36 36)'
            }
          />
        </svg>
        <Icon size={26} strokeWidth={1.75} aria-hidden />
      </span>
      <Title className="empty-state-title">{title ?? t(titles[kind], { noun })}</Title>
      {children && <div className="empty-state-text">{children}</div>}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
