import { CERTIFICATE_FIELDS, type CertificateDetail, certificateApi } from '@rondo/contract/certificate';
import type { Input } from '@rondo/contract/kit/endpoint';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CertificateKind } from '@rondo/domain/certificate';
import type { Translate } from '../../shared/i18n.tsx';
import { draftOfFields, sentOfDraft, type TypedField } from '../../shared/ui/form/field-draft.ts';
import type { Faults } from '../../shared/ui/form/use-draft-form.ts';

/** Whose a new certificate is, where the form was opened for somebody. */
export interface Holder {
  shop?: { id: string; name: string };
  member?: { id: string; name: string };
}

/** A certificate as it is being typed. */
export interface Draft extends Record<TypedField<typeof CERTIFICATE_FIELDS>, string> {
  kind: CertificateKind;
  holder: 'shop' | 'member';
  shopId: string | null;
  memberId: string | null;
  photos: readonly FileRef[];
}

export function draftOf(certificate: CertificateDetail | undefined, given: Holder = {}): Draft {
  const isOfPerson = certificate ? certificate.member !== null : given.member !== undefined;
  return {
    ...draftOfFields(CERTIFICATE_FIELDS, certificate),
    kind: certificate?.kind ?? (isOfPerson ? 'health' : 'business_licence'),
    holder: isOfPerson ? 'member' : 'shop',
    shopId: (certificate ? certificate.shop : given.shop)?.id ?? null,
    memberId: (certificate ? certificate.member : given.member)?.id ?? null,
    photos: certificate?.photos ?? [],
  };
}

/** The fields as they are sent. */
export const sentOf = (draft: Draft): Omit<Input<typeof certificateApi.edit>, 'id' | 'rev'> => ({
  ...sentOfDraft(CERTIFICATE_FIELDS, draft),
  kind: draft.kind,
  shopId: draft.shopId,
  memberId: draft.holder === 'member' ? draft.memberId : null,
  photoIds: draft.photos.map(({ id }) => id),
});

/** What is wrong before anything is sent: the same shapes and rules as the server's. */
export function faultsOf(draft: Draft, t: Translate): Faults {
  const { requestId: _, ...shapes } = certificateApi.create.input.shape;
  const sent: Record<string, unknown> = { ...sentOf(draft) };
  const wrong = Object.entries(shapes).flatMap(([name, shape]) => {
    const message = shape.safeParse(sent[name]).error?.issues[0]?.message;
    return message === undefined ? [] : [[name, wordsOf(name, message, t)] as const];
  });
  return { ...holderFaults(draft, t), ...Object.fromEntries(wrong) };
}

function holderFaults({ kind, title, holder, shopId, memberId, issuedOn, validUntil }: Draft, t: Translate): Faults {
  const isLate = issuedOn !== '' && validUntil !== '' && validUntil < issuedOn;
  return {
    ...(kind === 'other' && title.trim() === '' ? { title: t('rule.required') } : {}),
    ...(holder === 'shop' && shopId === null ? { shopId: t('rule.required') } : {}),
    ...(holder === 'member' && memberId === null ? { memberId: t('rule.required') } : {}),
    ...(isLate ? { validUntil: t('rule.end_before_start') } : {}),
  };
}

function wordsOf(name: string, message: string, t: Translate): string {
  const length = /^max_(\d+)$/.exec(message);
  if (length) return t('rule.max_length', { max: Number(length[1]) });
  return t(name === 'issuedOn' || name === 'validUntil' ? 'rule.day_range' : 'rule.characters');
}
