import { LEVEL_COLORS, type Level, type LevelColor } from '@rondo/domain/level';
import { LIMIT } from '@rondo/domain/limit';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { Plus } from 'lucide-react';
import { type Translate, useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { LevelBars } from '../../../shared/ui/status/level-bars.tsx';
import { type Role, role } from '../../../shared/ui/tokens.ts';
import type { Editor } from '../editor/use-editor.ts';
import { RemoveLine } from './answer-parts.tsx';

/** The colours of the design behind the names that a template keeps. */
const COLORS: Record<LevelColor, Role> = { success: 'l1', info: 'l2', warning: 'l3', error: 'l4', neutral: 'muteMark' };
const KNOWN = ['excellent', 'good', 'pass', 'fail'] as const;

interface Props {
  editor: Editor;
  set: (patch: Partial<ScoringSettings>) => void;
}

/** The result levels from the best down: signal bars, name, where each begins, colour, whether it passes. */
export function LevelsEditor({ editor, set }: Props) {
  const t = useT();
  const { levels } = editor.draft.scoring;
  const change = (index: number, patch: Partial<Level>) =>
    set({ levels: levels.map((one, i) => (i === index ? { ...one, ...patch } : one)) });
  const faultAt = (index: number) => {
    const found = editor.faults.find((one) => one.step === 'scoring' && one.field === `levels.${index}`);
    return found ? t(`template.fault.${found.fault.reason}`) : '';
  };
  return (
    <section className="te-block">
      <h2>{t('template.scoring.levels')}</h2>
      <ul className="te-lines">
        {levels.map((level, index) => (
          <li key={level.key} className="te-level">
            <LevelBars place={{ rank: index, count: levels.length }} label={nameOf(level, t)} bare size={18} />
            <TextField
              label={`${t('template.scoring.levelName')} ${index + 1}`}
              isLabelHidden
              placeholder={nameOf({ ...level, name: null }, t)}
              value={level.name ?? ''}
              onChange={(name) => change(index, { name: name || null })}
              maxLength={LIMIT.name.level}
            />
            <NumberField
              label={`${t('template.scoring.levelFrom')} ${index + 1}`}
              isLabelHidden
              value={level.minPercent}
              onChange={(minPercent) => change(index, { minPercent })}
              min={0}
              max={LIMIT.percent}
              suffix="%"
            />
            <SelectField
              label={`${t('template.scoring.levelColor')} ${index + 1}`}
              isLabelHidden
              value={level.color}
              options={LEVEL_COLORS.map((value) => ({
                value,
                label: <Swatch color={value} />,
                title: t(`template.scoring.color.${value}`),
              }))}
              onChange={(color) => color && change(index, { color })}
            />
            <label className="check">
              <input
                type="checkbox"
                checked={level.isPass}
                onChange={(event) => change(index, { isPass: event.target.checked })}
              />
              {t('template.scoring.levelPass')}
            </label>
            <RemoveLine
              label={`${t('template.scoring.removeLevel')} ${index + 1}`}
              run={() => set({ levels: levels.filter((_, i) => i !== index) })}
            />
            <FieldError>{faultAt(index)}</FieldError>
          </li>
        ))}
      </ul>
      {levels.length < LIMIT.level.max && (
        <Button isSmall icon={Plus} className="te-more" onPress={() => set({ levels: withOneMore(levels) })}>
          {t('template.scoring.addLevel')}
        </Button>
      )}
    </section>
  );
}

function Swatch({ color }: { color: LevelColor }) {
  const t = useT();
  return (
    <span className="te-swatch">
      <span aria-hidden style={{ background: role(COLORS[color]) }} />
      {t(`template.scoring.color.${color}`)}
    </span>
  );
}

/** A level's own word, else the one of its key, else its key. */
function nameOf({ name, key }: Level, t: Translate): string {
  const known = KNOWN.find((one) => one === key);
  return name ?? (known ? t(`state.level.${known}`) : key);
}

/** A level between the two lowest, so that the scale stays whole. */
function withOneMore(levels: readonly Level[]): Level[] {
  const lowest = levels.at(-1);
  const above = levels.at(-2);
  let n = levels.length + 1;
  while (levels.some((one) => one.key === `level_${n}`)) n += 1;
  const added: Level = {
    key: `level_${n}`,
    name: null,
    minPercent: Math.round(((above?.minPercent ?? 100) + (lowest?.minPercent ?? 0)) / 2),
    color: 'neutral',
    isPass: false,
  };
  return lowest ? [...levels.slice(0, -1), added, lowest] : [{ ...added, minPercent: 0 }];
}
