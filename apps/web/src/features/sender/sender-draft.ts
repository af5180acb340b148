import type { Input } from '@rondo/contract/kit/endpoint';
import type { SenderRow, senderApi } from '@rondo/contract/sender';
import { LIMIT } from '@rondo/domain/limit';
import type { SenderKind, SMS_METHODS } from '@rondo/domain/sender';
import type { Translate } from '../../shared/i18n.tsx';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** A sender as its form has it. What is secret begins empty: it never comes back. */
export interface SenderDraft {
  kind: SenderKind;
  name: string;
  url: string;
  secret: string;
  method: (typeof SMS_METHODS)[number];
  body: string;
  headers: { name: string; value: string }[];
  isOpen: boolean;
}

const SMS_BODY = '{"mobile":"{mobile}","text":"{text}"}';

export const draftOf = (row: SenderRow | undefined): SenderDraft => ({
  ...{ kind: row?.kind ?? 'wecom', name: row?.name ?? '', url: '', secret: '' },
  ...{ method: row?.request?.method ?? 'POST', body: row?.request?.body ?? SMS_BODY },
  headers: row?.request?.headers.map((name) => ({ name, value: '' })) ?? [],
  isOpen: row?.isOpen ?? true,
});

/** The same rules as the server's. */
export function faultsOf(t: Translate, { kind, name, url, secret, headers }: SenderDraft, known: boolean): Faults {
  const min = LIMIT.sender.signingSecret;
  const isShort = kind === 'webhook' && secret.length < min && !(known && secret === '');
  const isOpenHeader = headers.some((one) => one.name.trim() === '' || (!known && one.value === ''));
  return {
    ...(name.trim() === '' ? { name: t('rule.required') } : {}),
    ...(url.trim() === '' && !known ? { url: t('rule.required') } : {}),
    ...(isShort ? { secret: t('rule.min_n', { min }) } : {}),
    ...(kind === 'sms' && isOpenHeader ? { headers: t('rule.required') } : {}),
  };
}

/** What is sent of a draft: what only text messages have stays out of the others. */
export const sentOf = ({
  kind,
  name,
  url,
  secret,
  method,
  body,
  headers,
  isOpen,
}: SenderDraft): Omit<Input<typeof senderApi.edit>, 'id' | 'rev'> =>
  kind === 'sms' ? { name, url, method, body, headers } : { name, url, secret, isOpen };
