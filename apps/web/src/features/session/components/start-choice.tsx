import type { ReactNode } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useWelcome } from '../../../shared/session/welcome.ts';
import { useHeldPass } from '../stored-pass.ts';
import { LeaveLink } from './leave-link.tsx';
import { ModeLink } from './mode-link.tsx';
import './modes.css';

/** An account without a company: one of its own, or one to join. */
export default function StartChoice() {
  const t = useT();
  const welcome = useWelcome();
  const closed = useHeldPass()?.closed ?? [];
  return (
    <div className="sign-in-form">
      <div>
        <h1>{t('session.title.start')}</h1>
        {closed.map(({ name, why }) => (
          <p key={`${why} ${name}`} role="status">
            {t(`account.start.closed.${why}`, { name })}
          </p>
        ))}
        <p className="sign-in-hint">{t('account.start.hint')}</p>
      </div>
      <ul className="start-choices">
        <Choice mode="join" title={t('account.start.join')} hint={t('account.start.joinHint')} icon={<TwoRings />} />
        {welcome?.canRegister !== false && (
          <Choice
            mode="create"
            title={t('account.start.create')}
            hint={t('account.start.createHint')}
            icon={<Ring />}
          />
        )}
      </ul>
      <p className="sign-in-more">
        <ModeLink mode="waiting">{t('account.start.waiting')}</ModeLink>
        <LeaveLink />
      </p>
    </div>
  );
}

interface ChoiceProps {
  mode: 'create' | 'join';
  title: string;
  hint: string;
  icon: ReactNode;
}

function Choice({ mode, title, hint, icon }: ChoiceProps) {
  return (
    <li>
      <ModeLink mode={mode} className="start-choice">
        {icon}
        <span>
          <b>{title}</b>
          <span className="meta">{hint}</span>
        </span>
      </ModeLink>
    </li>
  );
}

/** Drawn here: this page does not load the icon set. */
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75, strokeLinecap: 'round' } as const;

function Ring() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" {...stroke} aria-hidden="true">
      <circle cx="12" cy="12" r="8.5" strokeDasharray="3 3.2" />
      <path d="M12 8.5v7M8.5 12h7" />
    </svg>
  );
}

function TwoRings() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" {...stroke} aria-hidden="true">
      <circle cx="9" cy="12" r="5.5" />
      <circle cx="15" cy="12" r="5.5" />
    </svg>
  );
}
