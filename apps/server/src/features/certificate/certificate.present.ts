import type { CERTIFICATE_FIELDS, CertificateDetail, CertificateRow } from '@rondo/contract/certificate';
import type { FileRef, HistoryEntry, PersonRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import {
  CERTIFICATE_KINDS,
  type CertificateKind,
  type CertificateView,
  managesCertificate,
  validityOf,
} from '@rondo/domain/certificate';
import type { byId } from './certificate.queries.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** What the policy needs to know of a row. */
export const viewOf = (row: Row): CertificateView => ({
  hasShop: row.has_shop,
  isShopInScope: row.is_shop_in_scope,
});

/** The database's CHECK keeps it one of them. */
export function kindOf(value: string): CertificateKind {
  const kind = CERTIFICATE_KINDS.find((one) => one === value);
  if (!kind) throw new Error(`unknown certificate kind ${value}`);
  return kind;
}

/** `today` of the company's calendar. */
export const presentRow = (row: Row, today: string): CertificateRow => ({
  id: row.id,
  kind: kindOf(row.kind),
  title: row.title,
  number: row.number,
  shop: row.has_shop && row.shop_id !== null ? { id: row.shop_id, name: row.shop_name ?? '' } : null,
  member: row.member_id === null ? null : { id: row.member_id, name: row.member_name ?? '' },
  issuedOn: row.issued_on,
  validUntil: row.valid_until,
  validity: validityOf(row.valid_until, today),
  photoCount: row.photo_ids.length,
  updatedAt: row.updated_at.toISOString(),
  rev: row.rev,
});

interface About {
  today: string;
  photos: FileRef[];
  editedBy: PersonRef;
  history: HistoryEntry[];
}

export function presentDetail(row: Row, actor: Actor, { today, ...about }: About): CertificateDetail {
  const manages = managesCertificate(actor, viewOf(row));
  return {
    ...presentRow(row, today),
    note: row.note,
    ...about,
    createdAt: row.created_at.toISOString(),
    can: { edit: manages, remove: manages },
  } satisfies Record<keyof typeof CERTIFICATE_FIELDS, unknown> & CertificateDetail;
}
