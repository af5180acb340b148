import type { AiRuleDetail } from '@rondo/contract/ai-rule-shapes';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { needsModel } from '@rondo/domain/ai/kinds';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { DrawerSection } from '../../../shared/ui/drawer/detail-drawer.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';

/** The sample pictures of a question; nothing where there are none. */
export function RuleSamples({ rule: { kind, yesPhotos, noPhotos } }: { rule: AiRuleDetail }) {
  const t = useT();
  if (!needsModel(kind) || yesPhotos.length + noPhotos.length === 0) return null;
  return (
    <DrawerSection>
      <Samples label={t('aiRule.field.yesPhotos')} files={yesPhotos} />
      <Samples label={t('aiRule.field.noPhotos')} files={noPhotos} />
    </DrawerSection>
  );
}

function Samples({ label, files }: { label: string; files: readonly FileRef[] }) {
  const photos = usePhotos(files, label);
  if (photos.length === 0) return null;
  return (
    <div className="field">
      <span className="field-label">{label}</span>
      <PhotoGrid photos={photos} />
    </div>
  );
}
