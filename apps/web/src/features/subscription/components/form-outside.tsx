import { subscriptionApi } from '@rondo/contract/subscription';
import { LIMIT } from '@rondo/domain/limit';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { FormPart } from '../subscription-draft.ts';

const { addresses: MOST, address: LONGEST } = LIMIT.subscription;

interface Props extends FormPart {
  /** Those that it is sent to already: whoever edits it may not know them. */
  robots: readonly { id: string; name: string }[];
}

/** Robots of chats, and addresses of people who are no members where the company lets reports go there: both get what the owner sees. */
export function FormOutside({ draft, put, faults, robots }: Props) {
  const t = useT();
  const read = useCall(subscriptionApi.receivers, {}, { part: true });
  const known = read.data?.robots ?? [];
  const options = [...known, ...robots.filter(({ id }) => !known.some((one) => one.id === id))];
  const mayMailOut = read.data?.mayMailOut ?? false;
  const asksAddresses = mayMailOut || draft.addresses !== '';
  const fault = faults.addresses ?? (read.data && !mayMailOut ? t('subscription.form.addressesOff') : undefined);
  return (
    <>
      {(options.length > 0 || read.isError) && (
        <MultiSelectField
          label={t('subscription.field.robotIds')}
          hint={t('subscription.form.robotsHint')}
          value={draft.robotIds}
          onChange={(robotIds) => put({ robotIds })}
          options={options.map(({ id, name }) => ({ value: id, label: name }))}
          isLoading={read.isPending}
          onRetry={retryOf(read)}
          {...(faults.robotIds ? { error: faults.robotIds } : {})}
        />
      )}
      {asksAddresses && (
        <TextField
          label={t('subscription.field.addresses')}
          hint={t('subscription.form.addressesHint', { count: MOST })}
          rows={2}
          inputMode="text"
          maxLength={MOST * LONGEST}
          value={draft.addresses}
          onChange={(addresses) => put({ addresses })}
          {...(fault ? { error: fault } : {})}
        />
      )}
    </>
  );
}
