import type { ProcessSetting } from '@rondo/contract/inspect-setting';
import type { ReactNode } from 'react';
import { useT } from '../i18n.tsx';
import { Segment } from '../ui/form/segment.tsx';
import { ProcessFacts } from './process-facts.tsx';
import './process-source.css';

interface Props {
  preset: ProcessSetting;
  value: 'own' | 'default';
  onChange: (value: 'own' | 'default') => void;
  /** The fields of a choice for this one. */
  children: ReactNode;
}

/** Which process holds and where it comes from: dispatch over template over company. */
export function ProcessSource({ preset, value, onChange, children }: Props) {
  const t = useT();
  const isOwn = value === 'own' && preset.allowsOverride;
  const source = isOwn ? 'dispatch' : preset.template ? 'template' : 'company';
  return (
    <div className="process-source">
      {preset.allowsOverride && (
        <Segment
          label={t('inspectSetting.choice.title')}
          isWide
          value={value}
          onChange={onChange}
          options={[
            { value: 'default', label: t('inspectSetting.choice.default') },
            { value: 'own', label: t('inspectSetting.choice.own') },
          ]}
        />
      )}
      <p className="meta">
        <strong>{t('inspectSetting.choice.from', { source: t(`inspectSetting.simulate.sources.${source}`) })}</strong>
        {' · '}
        {t(preset.allowsOverride ? 'inspectSetting.choice.order' : 'inspectSetting.choice.fixed')}
      </p>
      {isOwn ? children : <ProcessFacts process={preset} />}
    </div>
  );
}
