import { LIMIT } from '@rondo/domain/limit';
import { type FormEvent, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { useStoredSession } from '../../../shared/session/stored-session.ts';
import { showMode } from '../address.ts';
import { useHeldPass } from '../stored-pass.ts';
import { JoinForm } from './join-form.tsx';
import { LeaveLink } from './leave-link.tsx';
import { ModeLink } from './mode-link.tsx';
import type { ModeProps } from './mode-props.ts';
import { PlainField } from './plain-field.tsx';
import { useInviteLookup } from './use-invite-lookup.ts';
import './modes.css';

/** Joining a company by link or code: which one it is, then who asks, then the request. */
export default function JoinCompany({ address }: ModeProps) {
  const t = useT();
  const { look, again, end } = useInviteLookup(address);
  const isKnown = [useHeldPass(), useStoredSession()].some(Boolean);
  if (address.invite === '' && address.companyCode === '') return <CodeForm isKnown={isKnown} />;
  if (look.state === 'looking') return <p role="status">{t('ui.loading')}</p>;
  if (look.state !== 'found') return <Over isOver={look.state === 'over'} onRetry={again} />;
  return (
    <div className="sign-in-form">
      <div className="invitation">
        <span className="invitation-letter" aria-hidden="true">
          {[...look.companyName][0]}
        </span>
        <h1>{look.companyName}</h1>
        <p className="sign-in-hint">
          {t('account.join.invited')} ·{' '}
          {t(look.needsApproval ? 'account.join.needsApproval' : 'account.join.noApproval')}
        </p>
      </div>
      {isKnown ? (
        <JoinForm address={address} needsApproval={look.needsApproval} onOver={end} />
      ) : (
        <>
          <ModeLink mode="register" className="button button-large button-primary">
            {t('account.join.register')}
          </ModeLink>
          <ModeLink mode="password" className="button button-large">
            {t('account.join.signIn')}
          </ModeLink>
        </>
      )}
      <WaysBack isKnown={isKnown} isOther />
    </div>
  );
}

/** The code as people read it to each other. */
function CodeForm({ isKnown }: { isKnown: boolean }) {
  const t = useT();
  const [companyCode, setCode] = useState('');
  const [fault, setFault] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (companyCode.trim()) showMode({ mode: 'join', companyCode: companyCode.trim() });
    else setFault(t('account.join.codeNeeded'));
  };
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      <div>
        <h1>{t('session.title.join')}</h1>
        <p className="sign-in-hint">{t('account.join.hint')}</p>
      </div>
      <PlainField
        label={t('account.join.code')}
        value={companyCode}
        onChange={(value) => {
          setFault(undefined);
          setCode(value.toUpperCase());
        }}
        error={fault}
        hint={t('account.join.codeHint')}
        autoComplete="off"
        maxLength={LIMIT.sent.companyCode}
        autoFocus
      />
      <button type="submit" className="button button-large button-primary">
        {t('account.join.look')}
      </button>
      <WaysBack isKnown={isKnown} />
    </form>
  );
}

/** A link or code that leads nowhere, or could not be asked. */
function Over({ isOver, onRetry }: { isOver: boolean; onRetry: () => void }) {
  const t = useT();
  return (
    <div className="sign-in-form">
      <div role="alert">
        <h1>{t(isOver ? 'account.join.over' : 'ui.emptyState.failed')}</h1>
        <p className="sign-in-hint">{t(isOver ? 'account.join.overHint' : 'ui.emptyState.failedHint')}</p>
      </div>
      {!isOver && (
        <button type="button" className="button button-large button-primary" onClick={onRetry}>
          {t('ui.retry')}
        </button>
      )}
      <WaysBack isKnown={false} isOther />
    </div>
  );
}

function WaysBack({ isKnown, isOther = false }: { isKnown: boolean; isOther?: boolean }) {
  const t = useT();
  return (
    <p className="sign-in-more">
      {isOther && (
        <button
          type="button"
          className="button-link"
          onClick={() => showMode({ mode: 'join', invite: null, by: null, companyCode: null })}
        >
          {t('account.join.other')}
        </button>
      )}
      {isKnown && !isOther && <ModeLink mode="create">{t('account.start.create')}</ModeLink>}
      <LeaveLink />
    </p>
  );
}
