import type { CertificateDetail } from '@rondo/contract/certificate';
import { memberOptions } from '@rondo/contract/member-options';
import { shopOptions } from '@rondo/contract/shop-options';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useCall } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { compareFields } from '../../shared/ui/form/conflict/compare-fields.ts';
import type { CompareField } from '../../shared/ui/form/conflict/merge.ts';
import { namesOf } from '../../shared/ui/form/conflict/names-of.ts';
import type { Conflict } from '../../shared/ui/form/conflict/use-conflict.ts';
import type { Draft } from './certificate-draft.ts';

const some = (id: string | null): string[] => (id === null ? [] : [id]);

/** The fields of the form in words; what ids stand for is asked for only once there is something to compare. */
export function useConflictFields({ base, found }: Conflict<CertificateDetail>, mine: Draft): CompareField<Draft>[] {
  const t = useT();
  const format = useFormat();
  const ids = { shop: some(mine.shopId), member: some(mine.memberId) };
  const isOpen = found !== null;
  const shops = useCall(shopOptions, { ids: ids.shop }, { enabled: isOpen && ids.shop.length > 0 });
  const people = useCall(memberOptions, { ids: ids.member }, { enabled: isOpen && ids.member.length > 0 });
  const read = [base, found?.current ?? null];
  const known = {
    shop: [...read.flatMap((one) => one?.shop ?? []), ...(shops.data ?? [])],
    member: [...read.flatMap((one) => one?.member ?? []), ...(people.data ?? [])],
  };
  const text = (name: 'title' | 'number' | 'note') => ({
    label: t(`certificate.field.${name}`),
    words: (one: Draft) => one[name],
  });
  const day = (name: 'issuedOn' | 'validUntil') => ({
    label: t(`certificate.field.${name}`),
    words: (one: Draft) => (one[name] === '' ? '' : format.day(`${one[name]}T12:00:00Z`)),
  });
  return compareFields<Draft>({
    holder: { label: t('certificate.holder.title'), words: ({ holder }) => t(`certificate.holder.${holder}`) },
    shopId: { label: t('certificate.field.shop'), words: ({ shopId }) => namesOf(some(shopId), known.shop, '') },
    memberId: {
      label: t('certificate.field.member'),
      words: ({ memberId }) => namesOf(some(memberId), known.member, ''),
    },
    kind: { label: t('certificate.field.kind'), words: ({ kind }) => t(`certificate.kind.${kind}`) },
    title: text('title'),
    number: text('number'),
    issuedOn: day('issuedOn'),
    validUntil: day('validUntil'),
    photos: {
      label: t('certificate.field.photos'),
      words: ({ photos }) => format.list(photos.map(({ name }) => name)),
    },
    note: text('note'),
  });
}
