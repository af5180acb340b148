import { albumApi } from '@rondo/contract/album';
import type { PictureDetail } from '@rondo/contract/album-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { TagField } from '../../../shared/ui/form/tag-field.tsx';

/** The tags of a picture; each change is saved at once. */
export function TagsForm({ picture: { id, rev, tags } }: { picture: Pick<PictureDetail, 'id' | 'rev' | 'tags'> }) {
  const t = useT();
  const [value, setValue] = useState<readonly string[]>(tags);
  const tag = useAct(albumApi.tag);
  const change = (next: string[]) => {
    const kept = next.slice(0, LIMIT.album.tags);
    setValue(kept);
    void tag.run({ id, rev, tags: kept }).then((done) => done ?? setValue(tags));
  };
  return <TagField label={t('album.tags')} value={value} onChange={change} isDisabled={tag.busy} />;
}
