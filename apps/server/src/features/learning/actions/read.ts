import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import type { LearningDetail } from '@rondo/contract/learning-shapes';
import { managesLearning } from '@rondo/domain/learning';
import { roleName } from '@rondo/messages/role-name';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { count as countRows, page } from '../../../platform/list.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import * as audience from '../audience.queries.ts';
import { checkOf } from '../audience.ts';
import { filesOf } from '../file.queries.ts';
import * as learners from '../learner.queries.ts';
import { countsOf, detailOf, find, presentRow, todayOf } from '../learning.present.ts';
import * as q from '../learning.queries.ts';
import { presentLearners } from '../standing.ts';
import { viewOf } from '../stored.ts';

export async function list(
  context: Context,
  { size, page: no, cursor, sort, ...filter }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  const { db, actor } = context;
  const paging = { size, page: no, cursor, sort: q.SORTS[sort], id: 'learning.id' };
  const { rows, ...rest } = await page(db, q.filtered(db, actor, filter), paging);
  const counts = await countsOf(context, rows);
  return { ...rest, list: rows.map((row) => presentRow(row, counts(row.id))) };
}

export const get = (context: Context, { id }: Parsed<typeof api.get>): Promise<LearningDetail> => detailOf(context, id);

/** Departments in the order of their tree, and roles. */
export async function ranges({ db, actor, language }: Context): Promise<Output<typeof api.ranges>> {
  const [departments, roles] = await Promise.all([
    audience.departments(db, actor.companyId).execute(),
    audience.roles(db, actor.companyId).execute(),
  ]);
  return {
    departments: inTree(departments),
    roles: roles.map((role) => ({ id: role.id, name: roleName(language, role) })),
  };
}

type Department = Awaited<ReturnType<ReturnType<typeof audience.departments>['execute']>>[number];

/** Each below the one it belongs to. */
function inTree(all: readonly Department[]): Output<typeof api.ranges>['departments'] {
  const walk = (parent: string | null, depth: number): Output<typeof api.ranges>['departments'] =>
    all
      .filter(({ parent_id }) => parent_id === parent)
      .flatMap(({ id, name }) => [{ id, name, depth }, ...walk(id, depth + 1)]);
  return walk(null, 0);
}

export async function check(
  { db, actor }: Context,
  { id }: Parsed<typeof api.check>,
): Promise<Output<typeof api.check>> {
  const row = await find({ db, actor }, id);
  if (!managesLearning(actor, viewOf(row))) throw new AppError('NOT_FOUND');
  const files = await filesOf(db, knowledgeEyes(actor), [id]);
  return checkOf(
    { db, actor },
    row.subjects,
    files.flatMap(({ node_id }) => node_id ?? []),
  );
}

export async function report(
  context: Context,
  { size, page: no, cursor, id, ...filter }: Parsed<typeof api.report>,
): Promise<Output<typeof api.report>> {
  const { db, actor } = context;
  const row = await find(context, id);
  const of = { id, isManaged: managesLearning(actor, viewOf(row)), ...todayOf(context) };
  const query = learners.learners(db, actor, of, filter);
  const total = await countRows(db, query);
  const paging = { size, page: no, cursor, sort: learners.byName, id: 'member.id', total };
  const { rows, ...rest } = await page(db, query, paging);
  return { ...rest, list: await presentLearners(context, rows), title: row.title, hasQuiz: row.quiz !== null };
}
