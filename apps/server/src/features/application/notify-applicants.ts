import { languageOf } from '@rondo/messages';
import type { Tx } from '../../platform/context.ts';
import { type DeliveryText, deliver, targetOf } from '../delivery/index.ts';
import * as q from './application.queries.ts';

interface Applicant {
  person_id: string;
  mobile: string | null;
  mail: string | null;
}

/** What was decided reaches the applicants by mail or text message, in their language, once the decision is committed. */
export async function notifyApplicants(
  tx: Tx,
  applicants: readonly Applicant[],
  text: Extract<DeliveryText, 'application_approved' | 'application_refused'>,
  { canSms, ...params }: { canSms: boolean; url?: string; reason?: string },
): Promise<void> {
  const company = await q.companyName(tx.db, tx.companyId).executeTakeFirstOrThrow();
  const languages = await q
    .languagesOf(
      tx.db,
      applicants.map((a) => a.person_id),
    )
    .execute();
  for (const applicant of applicants) {
    const target = targetOf(applicant, canSms);
    const language = languageOf(languages.find((p) => p.id === applicant.person_id)?.language);
    if (target)
      await deliver(tx.db, tx, {
        companyId: tx.companyId,
        target,
        text,
        params: { company: company.name, ...params },
        language,
      });
  }
}
