import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { reportApi as api } from '@rondo/contract/report';
import type { OpenContext } from '../../../platform/context.ts';
import * as q from '../report.queries.ts';
import { sealOfRecord } from '../seal.ts';

/**
 * Whether a report is one of ours: its hash is the one of the record now, or it went out before the record was corrected. A hash
 * that never went out says nothing, not even whether there is such a record.
 */
export async function verify(
  context: OpenContext,
  { companyId, recordId, hash }: Parsed<typeof api.verify>,
): Promise<Output<typeof api.verify>> {
  const db = context.company(companyId);
  const sha256 = Buffer.from(hash, 'hex');
  const issued = await q.sealOf(db, companyId, recordId, sha256).executeTakeFirst();
  if (!issued) return { verdict: 'unknown', report: null };
  const [sealed, company] = await Promise.all([
    sealOfRecord(db, companyId, recordId),
    q.company(db, companyId).executeTakeFirstOrThrow(),
  ]);
  if (!sealed) return { verdict: 'unknown', report: null };
  const isSame = sealed.sha256.equals(sha256);
  return {
    verdict: sealed.state === 'void' ? 'void' : isSame ? 'match' : 'corrected',
    report: {
      company: company.name,
      shop: sealed.shopName,
      number: sealed.number,
      submittedAt: sealed.submittedAt.toISOString(),
      timeZone: company.time_zone,
      sealedAt: issued.created_at.toISOString(),
    },
  };
}
