import type { ProcessSetting } from '@rondo/contract/inspect-setting';
import { listText } from '../format/list.ts';
import { type Translate, useT } from '../i18n.tsx';
import { type Fact, Facts } from '../ui/drawer/facts.tsx';
import './process-source.css';

/** A default process in words: each level with its people, the condition, copies, and what becomes of an empty level. */
export function ProcessFacts({ process }: { process: ProcessSetting }) {
  const t = useT();
  const { levels, reviewUpTo, onEmpty, allowsOverride, signOff, reviewerMayEdit, sampleItems, mode } = process;
  const isReviewed = levels.length > 0;
  const facts: (Fact | false)[] = [
    { label: t('inspectSetting.words.review'), value: reviewWords(t, process), isWide: true },
    isReviewed && {
      label: t('inspectSetting.words.condition'),
      value:
        reviewUpTo === null
          ? t('inspectSetting.form.always')
          : t('inspectSetting.form.upTo', { level: t(`state.level.${reviewUpTo}`) }),
    },
    isReviewed && { label: t('inspectSetting.words.onEmpty'), value: t(`inspectSetting.form.empty.${onEmpty}`) },
    signOff && { label: t('inspectSetting.words.signOff'), value: t('inspectSetting.words.signs') },
    isReviewed &&
      reviewerMayEdit && { label: t('inspectSetting.words.mayEdit'), value: t('inspectSetting.words.allowed') },
    isReviewed && {
      label: t('inspectSetting.words.reviewHours'),
      value: t('inspectSetting.words.hours', { count: process.reviewHours }),
    },
    isReviewed &&
      process.autoApproves && {
        label: t('inspectSetting.words.autoApproves'),
        value: t('inspectSetting.words.approves'),
      },
    process.deadlineClock === 'business' && {
      label: t('inspectSetting.words.deadlineClock'),
      value: t('inspectSetting.words.byOpenHours'),
    },
    process.afterRectifications && {
      label: t('inspectSetting.words.afterRectifications'),
      value: t('inspectSetting.words.afterThem'),
    },
    mode === 'self' && {
      label: t('inspectSetting.words.photos'),
      value: t(`inspectSetting.words.${process.cameraOnly ? 'cameraOnly' : 'cameraOrFiles'}`),
    },
    sampleItems !== null && {
      label: t('inspectSetting.words.sample'),
      value: t('inspectSetting.words.drawn', { count: sampleItems }),
    },
    { label: t('inspectSetting.words.cc'), value: copyWords(t, process), isWide: true },
  ];
  return (
    <>
      <Facts items={facts.filter((fact) => fact !== false)} />
      {!allowsOverride && <p className="meta">{t('inspectSetting.words.fixed')}</p>}
    </>
  );
}

function reviewWords(t: Translate, process: ProcessSetting) {
  if (process.levels.length === 0) return t('inspectSetting.words.noReview');
  return process.levels.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a level is its place
    <span key={at} className="process-level">
      {t('inspectSetting.words.level', {
        level: at + 1,
        who: whoWords(t, process, one.who),
        mode: t(`task.review.modes.${one.mode}`),
      })}
    </span>
  ));
}

const nameIn = (list: ProcessSetting['people'], id: string): string[] =>
  list.filter((one) => one.id === id).map(({ name }) => name);

function whoWords(t: Translate, { people, roles }: ProcessSetting, who: ProcessSetting['levels'][number]['who']) {
  if (who.kind === 'members') {
    return listText(
      t,
      who.memberIds.flatMap((id) => nameIn(people, id)),
    );
  }
  if (who.kind !== 'role') return t(`inspectSetting.form.kinds.${who.kind}`);
  const [role = t('inspectSetting.words.missingRole')] = nameIn(roles, who.roleId);
  return t('inspectSetting.words.role', { role });
}

function copyWords(t: Translate, { ccIds, ccRoleIds, ccOnlyFailed, people, roles }: ProcessSetting): string {
  const names = [
    ...ccIds.flatMap((id) => nameIn(people, id)),
    ...ccRoleIds.flatMap((id) => nameIn(roles, id).map((role) => t('inspectSetting.words.role', { role }))),
  ];
  if (names.length === 0) return t('inspectSetting.words.noCc');
  const all = listText(t, names);
  return ccOnlyFailed ? t('inspectSetting.words.ccOnlyFailed', { names: all }) : all;
}
