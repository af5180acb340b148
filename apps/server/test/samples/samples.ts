import type { RoleKey } from '@rondo/domain/role';
import type { Company, Person } from '../factories.ts';
import type { GivenTemplate } from '../inspection.ts';
import type { World } from '../world-shape.ts';

/** One shop with everything that an inspection leaves at it. */
export interface SampleShop {
  id: string;
  groupId: string;
  manager: Person;
  /** A task that waits, one with a draft, one that was done. */
  taskId: string;
  draftTaskId: string;
  recordId: string;
  rectificationId: string;
  fileId: string;
  filePath: string;
}

/** The company that samples are added to: two inspected shops and somebody of every role, at the near shop only. */
export interface SampleCompany {
  company: Company;
  people: Record<RoleKey, Person>;
  template: GivenTemplate;
  near: SampleShop;
  far: SampleShop;
}

/** Ids that endpoints name, by what they stand for: `{ offer: '0199...' }`. */
export type SampleIds = Readonly<Record<string, string>>;

/**
 * What a feature brings to the company that the security tests attack, in `<noun>.samples.ts` of its folder. Every table that
 * has a `company_id` needs rows; a table of shops needs them for both shops. For tests only: the product never loads it.
 */
export interface Samples {
  /** Features, by their nouns, whose samples have to be there before. */
  after?: readonly string[];
  /** Rows of the company, through the public door where there is one. */
  ofCompany?: (w: World, given: SampleCompany) => Promise<SampleIds>;
  /** Rows of one shop; called for both. */
  ofShop?: (w: World, given: SampleCompany, shop: SampleShop) => Promise<SampleIds>;
  /**
   * Which fields of inputs name one of these ids: a pattern over `<path> <field>`, as `/customer/role/get id`. Asked before the
   * patterns of the shared kinds (test/security/kinds.ts).
   */
  fields?: Readonly<Record<string, RegExp>>;
}
