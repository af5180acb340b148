import { certificateApi } from '@rondo/contract/certificate';
import { CERTIFICATE_KINDS } from '@rondo/domain/certificate';
import { z } from 'zod';

const { issuedOn, validUntil } = certificateApi.create.input.shape;

const plannedRow = z.object({
  row: z.number(),
  shopId: z.uuid().nullable(),
  memberId: z.uuid().nullable(),
  holder: z.string(),
  kind: z.enum(CERTIFICATE_KINDS),
  title: z.string(),
  number: z.string(),
  issuedOn,
  validUntil,
  note: z.string(),
});
export type PlannedRow = z.output<typeof plannedRow>;

/** What a dry run keeps: rows to write, and which columns the file had, for overwriting only these. */
const plan = z.object({ columns: z.array(z.string()), rows: z.array(plannedRow) });
export type Plan = z.output<typeof plan>;

export const parsePlan = (kept: unknown): Plan => plan.parse(kept);

interface Named {
  shopId: string | null;
  memberId: string | null;
  kind: string;
  title: string;
  number: string;
}

/** What makes two rows one certificate: whose it is, what it is, its number. */
export const sameKey = ({ shopId, memberId, kind, title, number }: Named): string =>
  [memberId ?? `shop ${shopId}`, kind, title.toLowerCase(), number.toLowerCase()].join('\n');
