import { accountApi } from '@rondo/contract/account';
import { type StaffInfo, sessionApi } from '@rondo/contract/session';
import { LIMIT } from '@rondo/domain/limit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keyOf, useAct } from '../../../shared/http/query.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { CodeField } from '../../../shared/ui/form/code-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ContactKind } from '../contact-kind.ts';
import { needed, useFields } from '../use-fields.ts';

interface Props {
  me: StaffInfo;
  kind: ContactKind;
  onClose: () => void;
}

/** Another phone or address to sign in with: a code goes to the new one, and the password says who asks. */
export default function ContactDialog({ me, kind, onClose }: Props) {
  const t = useT();
  const isNew = me[kind] === null;
  const title = t(`account.contact.${isNew ? (kind === 'mobile' ? 'addMobile' : 'addMail') : kind}`);
  return (
    <Dialog title={title} width={440} onClose={onClose}>
      {me.needsPassword ? (
        <p>{t('account.contact.noPassword')}</p>
      ) : (
        <ContactForm kind={kind} verb={t(isNew ? 'account.contact.add' : 'account.contact.change')} onClose={onClose} />
      )}
    </Dialog>
  );
}

function ContactForm({ kind, verb, onClose }: { kind: ContactKind; verb: string; onClose: () => void }) {
  const t = useT();
  const client = useQueryClient();
  const { values, faults, set, check, refuse } = useFields({ account: '', code: '', password: '' });
  const [isLocal, setLocal] = useState(false);
  const send = useSubmit(accountApi.sendOwnCode, {
    onDone: ({ via }) => setLocal(via === 'local'),
    onRefused: (refusal) => refuse(refusal),
  });
  const change = useAct(accountApi.changeContact, {
    invalidates: ['session'],
    onDone: () => {
      void client.invalidateQueries({ queryKey: keyOf(sessionApi.me, {}) });
      toast.ok(t('account.contact.done'));
      onClose();
    },
    onRefused: (refusal) =>
      refuse(refusal, {
        CODE_WRONG: 'code',
        ACCOUNT_TAKEN: 'account',
        WRONG_PASSWORD: 'password',
        LOGIN_LOCKED: 'password',
      }),
  });
  const accountNeeded = () =>
    needed(values.account, t(kind === 'mobile' ? 'account.contact.mobileNeeded' : 'account.contact.mailNeeded'));
  const ask = async () => {
    if (!check({ account: accountNeeded() })) return null;
    return send.run({ purpose: 'change_contact', account: values.account.trim() });
  };
  const submit = () => {
    const isRight = check({
      account: accountNeeded(),
      code: needed(values.code, t('session.codeNeeded')),
      password: values.password ? undefined : t('session.passwordNeeded'),
    });
    if (isRight) void change.run({ ...values, account: values.account.trim() });
  };
  return (
    <ActForm verb={verb} isBusy={change.busy} onSubmit={submit} onClose={onClose}>
      <p className="meta">{t('account.contact.hint')}</p>
      <TextField
        label={t(kind === 'mobile' ? 'account.contact.newMobile' : 'account.contact.newMail')}
        value={values.account}
        onChange={(value) => set('account', value)}
        error={faults.account}
        type={kind === 'mobile' ? 'tel' : 'email'}
        autoComplete={kind === 'mobile' ? 'tel' : 'email'}
        maxLength={LIMIT.sent.account}
        autoFocus
      />
      <div>
        <CodeField
          label={t('session.code')}
          error={faults.code}
          onSend={ask}
          value={values.code}
          onChange={(code) => set('code', code)}
        />
        {isLocal && <p className="field-hint">{t('session.outbox')}</p>}
      </div>
      <TextField
        label={t('account.contact.password')}
        value={values.password}
        onChange={(value) => set('password', value)}
        error={faults.password}
        type="password"
        autoComplete="current-password"
        maxLength={LIMIT.sent.password}
      />
    </ActForm>
  );
}
