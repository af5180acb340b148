import type { TaskDetail } from '@rondo/contract/task';
import { Link } from 'react-router';
import { DocumentList } from '../../../shared/document/document-list.tsx';
import { mapLink } from '../../../shared/format/map-link.ts';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { openRectificationsOf } from '../../../shared/inspect/open-rectifications.ts';
import { objectLink } from '../../../shared/links.ts';
import { GivenPhotos } from '../../../shared/photo/given-photos.tsx';
import { Deadline } from '../../../shared/ui/drawer/deadline.tsx';
import { type Fact, Facts } from '../../../shared/ui/drawer/facts.tsx';
import { Rate } from '../../../shared/ui/drawer/score.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { roleKeys } from '../role-keys.ts';
import { People } from './task-columns.tsx';

/** What is known of a task, in two columns. */
export function TaskFacts({ detail }: { detail: TaskDetail }) {
  const t = useT();
  const items = [
    ...usePlaceFacts(detail),
    ...useProcessFacts(detail),
    ...useTimeFacts(detail),
    ...resultFacts(detail, t),
  ];
  return <Facts items={items} />;
}

/** How to get there and whom to call, and how the store stood the last time. */
function usePlaceFacts({ place, shop }: TaskDetail): Fact[] {
  const t = useT();
  const format = useFormat();
  const { address, phone, latitude, longitude, lastRate, openRectifications: open } = place;
  const map = latitude === null || longitude === null ? null : mapLink(latitude, longitude, format.place.language);
  const where = (
    <>
      {address}{' '}
      {map && (
        <a href={map} target="_blank" rel="noreferrer">
          {t('task.place.map')}
        </a>
      )}
    </>
  );
  return [
    ...(address || map ? [{ label: t('task.place.address'), value: where, isWide: true }] : []),
    ...(phone ? [{ label: t('task.place.phone'), value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
    ...(lastRate === null ? [] : [{ label: t('task.place.lastRate'), value: format.percent(lastRate / 100) }]),
    ...(shop.id !== null && open > 0
      ? [
          {
            label: t('task.place.open'),
            value: <Link to={openRectificationsOf(shop.id)}>{open}</Link>,
          },
        ]
      : []),
  ];
}

function useProcessFacts(detail: TaskDetail): Fact[] {
  const t = useT();
  const roles = roleKeys(detail.kind);
  const as = (relation: TaskDetail['people'][number]['relation']) =>
    detail.people.filter((p) => p.relation === relation);
  const copied = as('cc');
  const no = detail.versionNo;
  return [
    { label: t(roles.handler), value: <People list={detail.handlers} /> },
    { label: t(roles.reviewer), value: <Reviewers review={detail.review} /> },
    ...(copied.length > 0 ? [{ label: t('task.cc'), value: <People list={copied} /> }] : []),
    { label: t('task.initiator'), value: <People list={detail.initiator ? [detail.initiator] : []} /> },
    ...(detail.templateName === null
      ? []
      : [{ label: t('task.template'), value: t('task.templateVersion', { name: detail.templateName, no }) }]),
    ...(detail.mode === null
      ? [{ label: t('freeTask.priority'), value: t(`freeTask.priorities.${detail.priority}`) }]
      : [
          {
            label: t('task.mode'),
            value: `${t(`state.mode.${detail.mode}`)} · ${t(`inspection.purpose.${detail.purpose}`)}`,
          },
        ]),
    ...(detail.parent
      ? [
          {
            label: t('freeTask.partOf'),
            value: <Link to={objectLink('task', detail.parent.id)}>{detail.parent.name}</Link>,
          },
        ]
      : []),
  ];
}

/** The reviewers, level by level where there are several, or where one of a level does not decide for all. */
function Reviewers({ review: { levels } }: Pick<TaskDetail, 'review'>) {
  const t = useT();
  const [first] = levels;
  if (levels.length <= 1 && (first?.mode ?? 'any') === 'any') return <People list={first?.people ?? []} />;
  return (
    <ol className="review-steps">
      {levels.map(({ mode, people }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
        <li key={at}>
          <People list={people} />
          {people.length > 1 && <span className="meta">{t(`task.review.modes.${mode}`)}</span>}
        </li>
      ))}
    </ol>
  );
}

function useTimeFacts(detail: TaskDetail): Fact[] {
  const t = useT();
  const format = useFormat();
  const { deadlineAt, dueAt, extended, round } = detail;
  const handedInAt = detail.submittedAt ?? detail.finishedAt;
  const notes = [
    ...(extended > 0 ? [t('task.extendedTimes', { count: extended })] : []),
    ...(round > 1 ? [t('task.round', { count: round })] : []),
  ];
  return [
    { label: t('task.created'), value: format.dateTime(detail.createdAt) },
    ...(detail.dispatch === 'scheduled' ? [{ label: t('task.startAt'), value: format.dateTime(detail.startAt) }] : []),
    {
      label: t('task.deadline'),
      value: (
        <>
          <Deadline at={deadlineAt} finishedAt={handedInAt} />
          {notes.length > 0 && <span className="meta">{` · ${notes.join(' · ')}`}</span>}
        </>
      ),
    },
    // A review has a clock of its own, which the list of what waits for the reader shows.
    ...(detail.state === 'pending_review' && dueAt !== deadlineAt
      ? [{ label: t('task.reviewDue'), value: <Deadline at={dueAt} /> }]
      : []),
    { label: t('task.policy'), value: t(`task.wizard.policies.${detail.deadlinePolicy}`) },
    ...(detail.finishedAt ? [{ label: t('task.finished'), value: format.dateTime(detail.finishedAt) }] : []),
  ];
}

function resultFacts(detail: TaskDetail, t: ReturnType<typeof useT>): Fact[] {
  const { recordId, progress } = detail;
  return [
    ...(progress ? [{ label: t('state.task.in_progress'), value: t('task.itemsDone', progress) }] : []),
    ...(detail.level ? [{ label: t('task.level'), value: <Level {...detail} /> }] : []),
    ...(detail.score === null ? [] : [{ label: t('task.score'), value: <Rate result={detail} /> }]),
    ...(recordId
      ? [{ label: t('task.report'), value: <Link to={objectLink('record', recordId)}>{t('ui.view')}</Link> }]
      : []),
    ...(detail.description ? [{ label: t('task.description'), value: detail.description, isWide: true }] : []),
    ...(detail.photos.length > 0
      ? [{ label: t('task.wizard.photos'), value: <GivenPhotos files={detail.photos} />, isWide: true }]
      : []),
    ...(detail.documents.length > 0
      ? [
          {
            label: t('ui.attachment.list'),
            value: <DocumentList label={t('ui.attachment.list')} documents={detail.documents} />,
            isWide: true,
          },
        ]
      : []),
  ];
}
