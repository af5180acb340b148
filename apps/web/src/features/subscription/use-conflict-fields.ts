import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';
import type { Draft } from './subscription-draft.ts';
import { useScheduleWords } from './words.ts';

/** The fields of a subscription, to compare what two people made of them. */
export function useConflictFields() {
  const t = useT();
  const format = useFormat();
  const wordsOf = useScheduleWords();
  const field = (keys: (keyof Draft)[], label: string, words: (draft: Draft) => string) => ({ keys, label, words });
  const yes = (is: boolean) => t(is ? 'ui.yes' : 'ui.no');
  return [
    field(['name'], t('subscription.field.name'), ({ name }) => name),
    field(['period'], t('subscription.field.period'), ({ period }) => t(`subscription.period.${period}`)),
    field(['frequency', 'weekday', 'monthDay', 'time'], t('subscription.when'), ({ endOn, ...draft }) =>
      wordsOf({ ...draft, endOn: endOn || null }),
    ),
    field(
      ['startOn', 'endOn'],
      t('subscription.field.startOn'),
      ({ startOn, endOn }) => `${startOn} – ${endOn || '—'}`,
    ),
    field(['memberIds'], t('subscription.field.memberIds'), ({ memberIds }) => format.count(memberIds.length)),
    field(['roleIds'], t('subscription.field.roleIds'), ({ roleIds }) => format.count(roleIds.length)),
    field(['robotIds'], t('subscription.field.robotIds'), ({ robotIds }) => format.count(robotIds.length)),
    field(['addresses'], t('subscription.field.addresses'), ({ addresses }) => addresses),
    field(['channels'], t('subscription.field.channels'), ({ channels }) =>
      format.list(channels.map((channel) => t(`subscription.channel.${channel}`))),
    ),
    field(['withFile'], t('audit.field.withFile'), ({ withFile }) => yes(withFile)),
    field(['skipEmpty'], t('subscription.field.skipEmpty'), ({ skipEmpty }) => yes(skipEmpty)),
    field(['onlyChanged'], t('subscription.field.onlyChanged'), ({ onlyChanged }) => yes(onlyChanged)),
  ];
}
