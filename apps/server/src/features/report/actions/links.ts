import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { reportApi as api, ReportLink } from '@rondo/contract/report';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { linkNumber, linkStateOf } from '@rondo/domain/report-link';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import { originOf } from '../../../platform/http/origin.ts';
import { secret } from '../../../platform/secret.ts';
import type { Settings } from '../../../platform/settings.ts';
import { findRecord } from '../../record/index.ts';
import { hashPassword, hashToken } from '../../session/index.ts';
import { layoutOf } from '../layout-of.ts';
import * as q from '../link/link.queries.ts';
import { LINK_PATH, linkKey } from '../link/link-key.ts';
import { LINK_SECRET, linkToken } from '../link/link-pass.ts';
import { viewOf } from '../view-of.ts';

/** The external links to a report, for whoever may make one. */
export async function links(context: Context, { id }: Parsed<typeof api.links>): Promise<Output<typeof api.links>> {
  const { db, actor, now } = context;
  await findRecord(context, id);
  const [{ layout }, rows] = await Promise.all([
    layoutOf(db, actor.companyId),
    q.linksOf(db, actor.companyId, id).execute(),
  ]);
  return { isAllowed: layout.allowsLinks, list: rows.map((row) => presentLink(row, now())) };
}

/**
 * Makes an external link; its address is told this once. What it holds is made of the request's id and a secret of this installation, so that
 * the same request again gets the same address, and nothing of it is kept but a hash.
 */
export const linkFrom =
  ({ settings }: { settings: Pick<Settings, 'publicUrl' | 'apiUrl'> }) =>
  async (context: Context, input: Parsed<typeof api.link>, wire: Wire): Promise<Output<typeof api.link>> => {
    const { db, actor, ip, now } = context;
    const { companyId, memberId } = actor;
    const { row: record } = await findRecord(context, input.id);
    if (!(await layoutOf(db, companyId)).layout.allowsLinks) throw new AppError('LINKS_OFF');
    const token = linkToken(await secret(db, LINK_SECRET), [companyId, memberId, input.requestId]);
    const passwordHash = await hashPassword(input.password, ip);
    const id = await context.once(input.requestId, 'report.link', async (tx) => {
      await q.lockRecord(tx.db, companyId, input.id).execute();
      const { count } = await q.openLinks(tx.db, companyId, input.id, tx.now()).executeTakeFirstOrThrow();
      const max = LIMIT.report.links;
      if (Number(count) >= max) throw new AppError('LINKS_FULL', { params: { max } });
      const id = tx.newId();
      await q
        .insertLink(tx.db, { ...rowOf(tx, input, id), token_hash: hashToken(token), password_hash: passwordHash })
        .execute();
      const name = `${record.shop_name} ${record.number}`;
      const data = { days: input.days, link: linkNumber(id) };
      await tx.addHistory({ kind: 'report_link', id, name, event: 'created', data });
      return id;
    });
    const row = await q.linkById(db, companyId, id).executeTakeFirstOrThrow();
    // Where the API has a host of its own, the pages of links are there: they are drawn by the server.
    const origin = settings.apiUrl ?? originOf(settings, wire);
    return { link: presentLink(row, now()), url: `${origin}${LINK_PATH}/${linkKey({ companyId, token })}` };
  };

function rowOf({ companyId, actor, language, now }: Tx, input: Parsed<typeof api.link>, id: string) {
  return {
    ...{ company_id: companyId, id, record_id: input.id, created_by: actor?.memberId ?? '', language },
    ...{ view: input.view, hide_passed: input.hidePassed, created_at: now() },
    expires_at: new Date(now().getTime() + input.days * DAY_MS),
  };
}

/** Ends a link at once; one that is over stays as it is. */
export async function endLink(
  context: Context,
  { id }: Parsed<typeof api.endLink>,
): Promise<Output<typeof api.endLink>> {
  const { db, actor } = context;
  const row = await q.linkById(db, actor.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const { row: record } = await findRecord(context, row.record_id);
  await context.change(async (tx) => {
    const ended = await q.endLink(tx.db, actor.companyId, id, tx.now()).executeTakeFirst();
    if (!ended) return;
    const name = `${record.shop_name} ${record.number}`;
    await tx.addHistory({ kind: 'report_link', id, name, event: 'ended', data: { link: linkNumber(id) } });
  });
  return { done: true };
}

function presentLink(row: q.LinkRow, now: Date): ReportLink {
  return {
    id: row.id,
    number: linkNumber(row.id),
    state: linkStateOf({ expiresAt: row.expires_at, endedAt: row.ended_at }, now),
    view: viewOf(row.view),
    hidePassed: row.hide_passed,
    by: { id: row.created_by, name: row.by_name },
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    opened: row.opened,
    openedAt: row.opened_at?.toISOString() ?? null,
  };
}
