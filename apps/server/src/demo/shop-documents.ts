import { createHash } from 'node:crypto';
import { DOCUMENT_TYPES, type DocumentType } from '@rondo/domain/document';
import type { Language } from '@rondo/domain/language';
import type { ShopDocumentKind } from '@rondo/domain/shop-document';
import type { Db } from '../platform/db/company-db.ts';
import type { FileStore } from '../platform/store/file-store.ts';
import { insertRows } from './insert-rows.queries.ts';
import { idAt } from './numbers.ts';
import type { DemoMember } from './people.ts';
import { keyOf } from './pictures/keep.ts';
import type { DemoShop } from './shops.ts';

/** Stores that keep documents: enough to see, few enough to be read. */
const SHOPS = 4;

interface Given {
  companyId: string;
  language: Language;
  shops: readonly DemoShop[];
  by: DemoMember;
  at: Date;
}

interface Paper {
  kind: ShopDocumentKind;
  type: DocumentType;
  name: string;
  note: string;
  text: string;
}

/** Keeps a summary of the lease and the list of equipment with the first open stores of a company. */
export async function writeShopDocuments(db: Db, store: FileStore, given: Given): Promise<void> {
  const open = given.shops.filter(({ state }) => state === 'open').slice(0, SHOPS);
  for (const shop of open)
    for (const paper of papersOf(shop, given.language)) await keep(db, store, shop, paper, given);
}

async function keep(
  db: Db,
  store: FileStore,
  { id: shopId }: DemoShop,
  { kind, type, name, note, text }: Paper,
  { companyId, by, at }: Given,
): Promise<void> {
  const bytes = Buffer.from(text);
  const [sha256, mime] = [createHash('sha256').update(bytes).digest(), DOCUMENT_TYPES[type]];
  await store.put(keyOf(companyId, sha256), bytes, mime);
  const [id, fileId] = [idAt(at), idAt(at)];
  const made = { company_id: companyId, created_by: by.id, created_at: at };
  await insertRows(db, 'file', [
    {
      ...{ ...made, id: fileId, sha256: `\\x${sha256.toString('hex')}`, name: `${name}.${type}`, mime },
      ...{ size_bytes: bytes.length, source: 'picked' },
    },
  ]);
  await insertRows(db, 'shop_document', [
    { ...made, id, shop_id: shopId, file_id: fileId, kind, name, note, updated_at: at },
  ]);
  const use = { company_id: companyId, file_id: fileId, object_kind: 'shop_document', object_id: id, shop_id: shopId };
  await insertRows(db, 'file_use', [use]);
}

function papersOf({ name, areaM2, openedOn }: DemoShop, language: Language): Paper[] {
  const since = openedOn ?? '';
  const lease = { kind: 'lease', type: 'txt' } as const;
  // What spreadsheets need to know that a csv is UTF-8.
  const list = { kind: 'other', type: 'csv', note: '' } as const;
  return language === 'zh-CN'
    ? [
        {
          ...{ ...lease, name: '租约要点', note: '原件在总部档案室' },
          text: `门店：${name}\n面积：${areaM2} 平方米\n起租日：${since}\n租期：五年，到期前六个月书面续约\n`,
        },
        { ...list, name: '设备清单', text: '\uFEFF设备,数量\n冷藏柜,2\n制冰机,1\n灭火器,4\n' },
      ]
    : [
        {
          ...{ ...lease, name: 'Lease in short', note: 'The original is at head office' },
          text: `Store: ${name}\nArea: ${areaM2} m2\nFrom: ${since}\nFive years; renewed in writing six months before its end\n`,
        },
        { ...list, name: 'Equipment', text: '\uFEFFEquipment,Count\nFridge,2\nIce machine,1\nFire extinguisher,4\n' },
      ];
}
