import { allItems } from '@rondo/domain/scoring/template';
import type { DemoMember } from './people.ts';
import type { PhotoSet } from './photos.ts';
import { READING_SCENES } from './pictures/look.ts';
import type { DemoTemplate } from './template.ts';

/** Items of a template that show what "good" looks like. */
const SHOWN = 3;

/** The first items whose scene is drawn without a reading show it as it should be, in all versions. */
export function addStandardPhotos(template: DemoTemplate, photos: PhotoSet, by: DemoMember): void {
  const [first] = template.versions;
  if (!first) return;
  const shown = allItems(first.content)
    .flatMap((item) => {
      const scene = template.texts.get(item.id)?.scene;
      return scene && !READING_SCENES.has(scene) ? [{ item, scene }] : [];
    })
    .slice(0, SHOWN);
  for (const { item, scene } of shown) {
    const at = first.publishedAt;
    const fileId = photos.shoot({ scene, isRight: true, reading: null, at, byId: by.id, seed: item.id });
    photos.hang(fileId, { kind: 'template', id: template.id, shopId: null });
    item.standardPhotos = [fileId];
  }
}
