import { accountApi } from '@rondo/contract/account';
import { LIMIT } from '@rondo/domain/limit';
import { type FormEvent, useId } from 'react';
import { showRefusal } from '../../../shared/http/http.ts';
import { useSubmit } from '../../../shared/http/use-submit.ts';
import { useT } from '../../../shared/i18n.tsx';
import { describe, Field } from '../../../shared/ui/form/field.tsx';
import { type Address, showMode } from '../address.ts';
import { enterWith } from '../enter-with.ts';
import { passIsOver, proof } from '../proof.ts';
import { needed, useFields } from '../use-fields.ts';
import { PlainField } from './plain-field.tsx';
import './modes.css';

interface Props {
  address: Address;
  needsApproval: boolean;
  /** The invitation ended meanwhile. */
  onOver: () => void;
}

const NOTHING = { invite: null, by: null, companyCode: null };

/** Who asks to join, and a word to those who decide. */
export function JoinForm({ address, needsApproval, onOver }: Props) {
  const t = useT();
  const { values, faults, set, check, refuse } = useFields({ name: '', message: '' });
  const enter = useSubmit(accountApi.enter, { onDone: (answer) => void ('token' in answer && enterWith(answer)) });
  const join = useSubmit(accountApi.join, {
    onDone: ({ state, companyId }) => {
      if (state === 'joined') void goIn(companyId);
      else showMode({ mode: 'waiting', ...NOTHING }, { replace: true });
    },
    onRefused: (refusal) => {
      passIsOver(refusal);
      if (refusal.reason === 'INVITE_OVER') {
        onOver();
        return true;
      }
      const leads = refusal.reason === 'ALREADY_MEMBER' ? 'choose' : refusal.reason === 'ALREADY_APPLIED' && 'waiting';
      if (!leads) return refuse(refusal);
      showRefusal(refusal);
      showMode({ mode: leads, ...NOTHING }, { replace: true });
      return true;
    },
  });
  const goIn = async (companyId: string) => {
    const pass = await proof();
    if (pass) void enter.run({ pass, companyId });
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const isRight = check({ name: needed(values.name, t('account.create.nameNeeded')) });
    const pass = isRight && !join.busy ? await proof() : null;
    const { invite, companyCode, by } = address;
    if (pass) void join.run({ pass, invite, companyCode, ...(by ? { by } : {}), ...values });
  };
  return (
    <form className="sign-in-form" onSubmit={(event) => void submit(event)} noValidate>
      <PlainField
        label={t('account.join.name')}
        value={values.name}
        onChange={(value) => set('name', value)}
        error={faults.name}
        autoComplete="name"
        maxLength={LIMIT.name.member}
        autoFocus
      />
      {needsApproval && (
        <Message value={values.message} error={faults.message} onChange={(value) => set('message', value)} />
      )}
      <button type="submit" className="button button-large button-primary" aria-busy={join.busy || enter.busy}>
        {t(needsApproval ? 'account.join.submit' : 'account.join.enter')}
      </button>
    </form>
  );
}

function Message(props: { value: string; error: string | undefined; onChange: (value: string) => void }) {
  const t = useT();
  const id = useId();
  const frame = { label: t('account.join.message'), hint: t('account.join.messageHint'), error: props.error };
  return (
    <div className="field-large">
      <Field id={id} {...frame}>
        <textarea
          id={id}
          className="sign-in-message"
          rows={3}
          value={props.value}
          maxLength={LIMIT.text.reason}
          onChange={(event) => props.onChange(event.target.value)}
          {...describe(id, frame)}
        />
      </Field>
    </div>
  );
}
