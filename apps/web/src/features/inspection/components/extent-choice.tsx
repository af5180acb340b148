import { useT } from '../../../shared/i18n.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import type { Base } from '../use-base-record.ts';
import type { Extent } from '../use-start-form.ts';

type Props = { base: Base; extent: Extent; onPick: (extent: Extent) => void };

/** What of a record is inspected again; where only the whole list can be, the reason stands in its place. */
export function ExtentChoice({ base, extent, onPick }: Props) {
  const t = useT();
  if (base.wholeOnly !== null) return <Banner tone="mute">{t(`reinspection.wholeOnly.${base.wholeOnly}`)}</Banner>;
  const { failed, carried, record } = base;
  const choices = [
    {
      key: 'failed',
      name: t('reinspection.onlyFailed', { count: failed }),
      more: t('reinspection.onlyFailedMore', { number: record.number, count: carried }),
    },
    { key: 'whole', name: t('reinspection.whole'), more: t('reinspection.wholeMore') },
  ] as const;
  return (
    <fieldset className="choices">
      <legend className="visually-hidden">{t('reinspection.extent')}</legend>
      {choices.map(({ key, name, more }) => (
        <label key={key} className="choice">
          <input type="radio" name="extent" checked={key === extent} onChange={() => onPick(key)} />
          <span>
            {name}
            <span className="meta choice-more">{more}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
