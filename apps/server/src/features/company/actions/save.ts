import type { CompanyFacts, companyApi } from '@rondo/contract/company';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { isZone } from '@rondo/domain/civil-time';
import { isWatermarkEmpty } from '@rondo/domain/company';
import type { Change } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { stale } from '../../../platform/stale.ts';
import { renameRootDepartment } from '../../department/index.ts';
import { attachFiles, detachFiles } from '../../file/index.ts';
import { renameRootGroup } from '../../shop/index.ts';
import { companyChanges } from '../changes.ts';
import * as q from '../company.queries.ts';
import { notifyPages } from '../notify-pages.ts';
import { refuseNewName } from '../rename.ts';
import { factsOf } from './facts.ts';

/** What the company is called and how it counts its days. Open pages read it again at once. */
export async function save(
  { actor, now, change }: Context,
  { rev, ...input }: Parsed<typeof companyApi.save>,
): Promise<CompanyFacts> {
  const { companyId } = actor;
  if (!isZone(input.timeZone)) throw refuseField('timeZone', 'invalid');
  return change(async (tx) => {
    const before = await q.lock(tx.db, companyId).executeTakeFirstOrThrow();
    refuseNewName(before, input.name);
    const after = {
      name: input.name,
      industry: input.industry,
      logo_file_id: input.logoFileId,
      time_zone: input.timeZone,
      cut_off: input.cutOff,
      show_mobile: input.showMobile,
    };
    await hangLogo(tx, before.logo_file_id, after.logo_file_id);
    const saved = await q.save(tx.db, companyId, rev, after).executeTakeFirst();
    if (!saved) throw await overtaken(tx, actor, now());
    if (before.name !== after.name) {
      await renameRootDepartment(tx.db, companyId, after.name, tx.now()).execute();
      await renameRootGroup(tx.db, companyId, before.name, after.name).execute();
    }
    await told(tx, after.name, 'saved', companyChanges(before, after));
    return factsOf(tx.db, { ...actor, timeZone: after.time_zone }, now());
  });
}

/** The switches of pictures. A mark without any part would draw nothing: refused. */
export async function saveWatermark(
  { actor, now, change }: Context,
  { rev, ...switches }: Parsed<typeof companyApi.saveWatermark>,
): Promise<CompanyFacts> {
  const { companyId } = actor;
  if (isWatermarkEmpty(switches)) throw new AppError('WATERMARK_EMPTY');
  return change(async (tx) => {
    const before = await q.lock(tx.db, companyId).executeTakeFirstOrThrow();
    const after = {
      watermark: switches.watermark,
      watermark_date: switches.watermarkDate,
      watermark_name: switches.watermarkName,
      watermark_account: switches.watermarkAccount,
      veil_people: switches.veilPeople ?? before.veil_people,
    };
    const saved = await q.save(tx.db, companyId, rev, after).executeTakeFirst();
    if (!saved) throw await overtaken(tx, actor, now());
    await told(tx, before.name, 'watermark_saved', companyChanges(before, after));
    return factsOf(tx.db, actor, now());
  });
}

async function overtaken(tx: Tx, actor: Context['actor'], at: Date): Promise<AppError> {
  const current = await factsOf(tx.db, actor, at);
  return stale(tx.db, tx.companyId, { kind: 'company', id: tx.companyId }, current);
}

/** A new logo is seen by everybody from now on, the one before by nobody for the company's sake. */
async function hangLogo(tx: Tx, before: string | null, after: string | null): Promise<void> {
  if (before === after) return;
  const to = { kind: 'company', id: tx.companyId, shopId: null } as const;
  if (after !== null) await attachFiles(tx, to, [after]);
  await detachFiles(tx, to, after);
}

async function told(tx: Tx, name: string, event: string, changes: Change[]): Promise<void> {
  if (changes.length === 0) return;
  await tx.addHistory({ kind: 'company', id: tx.companyId, name, event, data: { changes } });
  await notifyPages(tx);
}
