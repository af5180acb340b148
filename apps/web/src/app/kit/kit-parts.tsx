import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { type Translate, useT } from '../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../shared/photo/picture-types.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Checkbox } from '../../shared/ui/checkbox.tsx';
import { Ring } from '../../shared/ui/drawer/ring.tsx';
import { Segment } from '../../shared/ui/form/segment.tsx';
import { MultiSelectField, SelectField } from '../../shared/ui/form/select-field.tsx';
import { TextField } from '../../shared/ui/form/text-field.tsx';
import { UploadButton } from '../../shared/ui/form/upload-button.tsx';
import { Spinner } from '../../shared/ui/spinner.tsx';
import { LevelBars } from '../../shared/ui/status/level-bars.tsx';
import { StateLabel } from '../../shared/ui/status/state-label.tsx';
import { allLooks, type StateObject, type StateOf, statesOf } from '../../shared/ui/status/states.ts';
import { Switch } from '../../shared/ui/switch.tsx';
import { toast } from '../../shared/ui/toast.ts';

function AllStates({ t }: { t: Translate }) {
  return (
    <div className="card" style={{ display: 'grid', gap: 6 }}>
      {Object.keys(allLooks()).map((name) => {
        const object = name as StateObject;
        return (
          <div key={object} style={{ display: 'flex', flexWrap: 'wrap', gap: 16, fontSize: 13 }}>
            <span className="meta" style={{ width: 110 }}>
              {object}
            </span>
            {statesOf(object).map((state) => (
              <StateLabel key={state} object={object} state={state as StateOf<typeof object>} />
            ))}
          </div>
        );
      })}
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, fontSize: 13 }}>
        {(['excellent', 'good', 'pass', 'fail'] as const).map((key, rank, { length: count }) => (
          <LevelBars key={key} place={{ rank, count }} label={t(`state.level.${key}`)} />
        ))}
        {[0, 1, 2, 3, 4, 5].map((rank) => (
          <LevelBars
            key={rank}
            place={{ rank, count: 6 }}
            label={`${rank + 1}/6`}
            {...(rank === 5 ? { redLine: t('state.severity.red_line') } : {})}
          />
        ))}
      </div>
    </div>
  );
}

function Fields() {
  const [text, setText] = useState('冷藏//储存');
  const [one, setOne] = useState<string | null>('a');
  const [many, setMany] = useState<string[]>(['a']);
  const options = [
    { value: 'a', label: '浦东一区' },
    { value: 'b', label: '浦东二区' },
  ];
  return (
    <div className="card" style={{ display: 'grid', gap: 12 }}>
      <TextField label="Category" value={text} onChange={setText} isRequired error="分类路径有空的一级" />
      <TextField
        label="Note"
        value={text}
        onChange={setText}
        rows={2}
        maxLength={LIMIT.text.reason}
        hint={`At most ${LIMIT.text.reason}`}
      />
      <SelectField label="Area" options={options} value={one} onChange={setOne} isClearable />
      <MultiSelectField label="Areas" options={options} value={many} onChange={setMany} />
      <UploadButton label="Upload" accept={PICTURE_TYPES} onFiles={() => {}} />
      <UploadButton label="再拍" look="tile" accept={PICTURE_TYPES} onFiles={() => {}} />
    </div>
  );
}

function Choices() {
  const [unit, setUnit] = useState('week');
  const [isOn, setOn] = useState(true);
  return (
    <div className="card" style={{ display: 'grid', gap: 12 }}>
      <div>
        <Checkbox label="含下级" isChecked={isOn} onChange={setOn} />
        <Checkbox label="部分" isChecked={false} isPartly onChange={() => {}} />
        <Checkbox label="不可用" isChecked isDisabled onChange={() => {}} />
      </div>
      <div style={{ display: 'flex', gap: 12 }}>
        <label htmlFor="kit-switch">Switch</label>
        <Switch id="kit-switch" isOn={isOn} onChange={setOn} />
        <Segment
          label="Unit"
          value={unit}
          onChange={setUnit}
          isSmall
          options={[
            { value: 'day', label: '日' },
            { value: 'week', label: '周' },
            { value: 'month', label: '月' },
          ]}
        />
      </div>
      <Ring value={0.867} label="86.7 of 100, fail" colour="l4">
        86.7<small>of 100</small>
      </Ring>
      <Ring value={0.6} label="14 of 22" size={16} />
      <Spinner />
    </div>
  );
}

const nothing = () => {};

/** Every state, and the plain controls. */
export function KitParts() {
  const t = useT();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 16,
        padding: 24,
        background: 'var(--r-layout)',
      }}
    >
      <h1>Kit</h1>
      <AllStates t={t} />
      <div style={{ display: 'grid', gap: 16, gridTemplateColumns: 'repeat(auto-fit, minmax(280px, 1fr))' }}>
        <div className="card" style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignContent: 'start' }}>
          <Button look="primary" onPress={nothing}>
            {t('ui.submit')}
          </Button>
          <Button onPress={nothing}>{t('ui.cancel')}</Button>
          <Button look="text" onPress={nothing}>
            {t('ui.more')}
          </Button>
          <Button look="danger" onPress={nothing}>
            结束周期
          </Button>
          <Button look="primary" isBusy onPress={nothing}>
            提交中
          </Button>
          <Button isSmall onPress={nothing}>
            28
          </Button>
          <Button isDisabled onPress={nothing}>
            不可用
          </Button>
          <Button
            onPress={() => toast.ok('已转交 3 项任务给王思远', { action: { label: t('ui.undo'), run: nothing } })}
          >
            ok
          </Button>
          <Button onPress={() => toast.error('网络异常，改动没有保存')}>error</Button>
        </div>
        <Fields />
        <Choices />
      </div>
    </div>
  );
}
