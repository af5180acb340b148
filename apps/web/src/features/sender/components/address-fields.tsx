import { LIMIT } from '@rondo/domain/limit';
import { SMS_SLOTS } from '@rondo/domain/sender';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { Faults } from '../../../shared/ui/form/use-draft-form.ts';

interface Address {
  name: string;
  url: string;
  secret: string;
}

interface Props {
  group: 'sms' | 'robot' | 'webhook';
  /** What is kept already: the address as it may be shown. Null: a new one. */
  known: { shown: string; hasSecret: boolean } | null;
  draft: Address;
  faults: Faults;
  put: (patch: Partial<Address>, field?: string) => void;
}

/** Where a sender sends, of the company or of a member: what is kept is not sent back, and stays where nothing is written. */
export function AddressFields({ group, known, draft, faults, put }: Props) {
  const t = useT();
  const slots = useSlots();
  return (
    <>
      <TextField
        label={t('sender.field.name')}
        isRequired
        autoFocus
        maxLength={LIMIT.sender.name}
        error={faults.name}
        value={draft.name}
        onChange={(name) => put({ name }, 'name')}
      />
      <TextField
        label={t('sender.field.url')}
        type="url"
        isRequired={!known}
        hint={known ? t('sender.hint.keptUrl', { shown: known.shown }) : t(`sender.hint.${group}Url`, { slots })}
        maxLength={LIMIT.sender.address}
        error={faults.url}
        value={draft.url}
        onChange={(url) => put({ url }, 'url')}
      />
      {group !== 'sms' && (
        <TextField
          label={t('sender.field.secret')}
          type="password"
          autoComplete="new-password"
          isRequired={group === 'webhook' && !known}
          hint={
            known?.hasSecret
              ? t('sender.hint.keptSecret')
              : t(`sender.hint.${group}Secret`, { min: LIMIT.sender.signingSecret })
          }
          maxLength={LIMIT.sender.secret}
          error={faults.secret}
          value={draft.secret}
          onChange={(secret) => put({ secret }, 'secret')}
        />
      )}
    </>
  );
}

/** What is put into an address or a body where it is sent, as people write it. */
export function useSlots(): string {
  const format = useFormat();
  return format.list(SMS_SLOTS.map((slot) => `{${slot}}`));
}
