import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import type { Language } from '@rondo/domain/language';
import { type Change, changesOf } from '../../platform/changes.ts';
import { speechOf } from '../../platform/speech.ts';

/** What an edit changed of a rule, for the reader of its history and of the audit log. */
export function ruleChanges(language: Language, before: AiRuleDetail, after: AiRuleDetail): Change[] {
  const [old, now] = [wordsOf(language, before), wordsOf(language, after)];
  return changesOf({
    name: [old.name, now.name],
    aiEvent: [old.event, now.event],
    aiContent: [old.content, now.content],
    aiSamples: [old.samples, now.samples],
    aiStrictness: [old.strictness, now.strictness],
    scope: [old.scope, now.scope],
    cameras: [old.cameras, now.cameras],
    aiAreas: [old.areas, now.areas],
    aiTimes: [old.times, now.times],
    aiAlarm: [old.alarm, now.alarm],
    aiHandling: [old.handling, now.handling],
    startOn: [old.startOn, now.startOn],
    endOn: [old.endOn, now.endOn],
  });
}

function wordsOf(language: Language, rule: AiRuleDetail) {
  const { t, list } = speechOf(language);
  const { times, persistence: lasts } = rule;
  const drawn = rule.areas.reduce((sum, one) => sum + one.areas.length, 0);
  return {
    name: rule.name,
    event: t(`aiRule.kind.${rule.kind}`),
    content: rule.content,
    samples: samplesText(rule, t),
    strictness: t(`aiRule.strictness.${rule.strictness}`),
    scope: list([
      ...rule.groups.map(({ name }) => name),
      ...rule.tags,
      ...(rule.shopIds.length > 0 ? [t('aiRule.shopCount', { count: rule.shopIds.length })] : []),
    ]),
    cameras:
      rule.cameras === 'chosen'
        ? t('aiRule.cameraCount', { count: rule.cameraIds.length })
        : t('aiRule.cameras.suitable'),
    areas: drawn > 0 ? t('aiRule.areaCount', { count: drawn, cameras: rule.areas.length }) : null,
    times: `${
      times.kind === 'fixed'
        ? list(times.times)
        : times.kind === 'every'
          ? t('aiRule.everyMinutes', { count: times.minutes })
          : t('aiRule.times.continuous')
    } · ${t(`aiRule.hours.${rule.hours}`)}`,
    alarm: list([
      t('aiRule.atLeast', { percent: rule.confidencePercent }),
      lasts.kind === 'seconds'
        ? t('aiRule.lastsSeconds', { count: lasts.seconds })
        : t('aiRule.lastsFrames', { hits: lasts.hits, of: lasts.of }),
      t('aiRule.coolsDown', { count: rule.coolDownMinutes }),
      t('aiRule.mostADay', { count: rule.maxPerDay }),
    ]),
    handling: t(`aiRule.handling.${rule.handling}`),
    startOn: rule.startOn,
    endOn: rule.endOn,
  };
}

const samplesText = ({ yesPhotos: yes, noPhotos: no }: AiRuleDetail, t: ReturnType<typeof speechOf>['t']) =>
  yes.length + no.length === 0 ? null : t('aiRule.sampleCount', { yes: yes.length, no: no.length });
