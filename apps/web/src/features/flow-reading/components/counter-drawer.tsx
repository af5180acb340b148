import { type CounterHour, flowReadingApi, HOUR_FILTERS } from '@rondo/contract/flow-reading';
import { addDays } from '@rondo/domain/civil-time';
import { useState } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { DrawerHead, DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { ObjectDrawer, type OpenRowProps } from '../../../shared/ui/drawer/object-drawer.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Period } from '../list-input.ts';
import { CorrectDialog } from './correct-dialog.tsx';
import { ExcludeDialog } from './exclude-dialog.tsx';
import type { HourFilter } from './health-columns.tsx';
import { HoursTable } from './hours-table.tsx';
import './flow-reading.css';

interface Props extends OpenRowProps {
  period: Period;
  /** Which hours are shown at first. */
  only: HourFilter | null;
  onOnly: (only: HourFilter | null) => void;
}

/** What one counter counted, by day and hour: gaps, zeros, corrections; here hours are corrected and days left out. */
export default function CounterDrawer({ period, only, onOnly, ...row }: Props) {
  const t = useT();
  const [day, setDay] = useState<string | null>(null);
  const asked = only ? { ...period, only } : day ? { from: day, to: day } : { from: period.to, to: period.to };
  const read = useCall(flowReadingApi.hours, { counterId: row.id, ...asked }, { part: true, keepPrevious: true });
  return (
    <ObjectDrawer {...row} read={read} noun={t('flowReading.noun')} titleOf={({ counter }) => counter.name}>
      {(data) => (
        <>
          <DrawerHead title={data.counter.name} place={data.counter.shop.name} pills={null} />
          <DrawerSection title={only ? t(`flowReading.only.${only}`) : t('flowReading.days')}>
            <SelectField
              label={t('flowReading.hour')}
              isLabelHidden
              isClearable
              placeholder={t('flowReading.onlyAll')}
              options={HOUR_FILTERS.map((value) => ({ value, label: t(`flowReading.only.${value}`) }))}
              value={only}
              onChange={onOnly}
            />
            {!only && <Days period={period} day={asked.to} onDay={setDay} />}
          </DrawerSection>
          <Hours data={data} hasDays={only !== null} day={only ? null : asked.to} counterId={row.id} />
        </>
      )}
    </ObjectDrawer>
  );
}

function Days({ period: { from, to }, day, onDay }: { period: Period; day: string; onDay: (day: string) => void }) {
  const format = useFormat();
  const days: string[] = [];
  for (let one = from; one <= to; one = addDays(one, 1)) days.push(one);
  return (
    <div className="flow-reading-days">
      {days.map((one) => (
        <button
          key={one}
          type="button"
          className="flow-reading-day num"
          aria-pressed={one === day}
          onClick={() => onDay(one)}
        >
          {format.day(`${one}T12:00:00Z`)}
        </button>
      ))}
    </div>
  );
}

interface HoursProps {
  data: {
    counter: { shop: { id: string } };
    hours: CounterHour[];
    exclusions: { day: string; reason: string; by: { name: string } | null }[];
    can: { correct: boolean };
  };
  hasDays: boolean;
  /** The one day that is shown. */
  day: string | null;
  counterId: string;
}

function Hours({ data, hasDays, day, counterId }: HoursProps) {
  const t = useT();
  const [correcting, setCorrecting] = useState<CounterHour | null>(null);
  const takeBack = useAct(flowReadingApi.takeBack, { onDone: () => toast.ok(t('flowReading.takenBack')) });
  const shopId = data.counter.shop.id;
  const excluded = data.exclusions.find((one) => one.day === day);
  return (
    <DrawerSection>
      {excluded && (
        <Banner tone="warn">
          {t('flowReading.excludedBanner', { reason: excluded.reason, by: excluded.by?.name ?? '—' })}
        </Banner>
      )}
      {data.hours.length === 0 && <p className="meta">{t('flowReading.noneOf')}</p>}
      {data.hours.length > 0 && (
        <HoursTable
          hours={data.hours}
          hasDays={hasDays}
          mayCorrect={data.can.correct}
          onCorrect={setCorrecting}
          onTakeBack={({ correction }) => correction && void takeBack.run({ id: correction.id })}
        />
      )}
      {data.can.correct && day && <DayAct shopId={shopId} day={day} isExcluded={excluded !== undefined} />}
      {correcting && <CorrectDialog counterId={counterId} hour={correcting} onClose={() => setCorrecting(null)} />}
    </DrawerSection>
  );
}

/** Leaving a day out, and taking it in again. */
function DayAct({ shopId, day, isExcluded }: { shopId: string; day: string; isExcluded: boolean }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const include = useAct(flowReadingApi.include, { onDone: () => toast.ok(t('flowReading.included')) });
  return (
    <div className="flow-reading-act">
      {isExcluded ? (
        <Button isBusy={include.busy} onPress={() => void include.run({ shopId, day })}>
          {t('flowReading.include')}
        </Button>
      ) : (
        <Button onPress={() => setAsked(true)}>{t('flowReading.exclude')}</Button>
      )}
      {isAsked && <ExcludeDialog shopId={shopId} day={day} onClose={() => setAsked(false)} />}
    </div>
  );
}
