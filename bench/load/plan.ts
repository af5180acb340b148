/** What one company of the load has. */
export interface CompanyPlan {
  /** Its number in the ids of its rows, 1..255. */
  no: number;
  name: string;
  shops: number;
  members: number;
  departments: number;
  /** Inspections, the newest at `now`, the first `days` before. */
  records: number;
  days: number;
}

export interface Plan {
  name: string;
  companies: CompanyPlan[];
}

/** Records a day of the large company: its history grows in length, not in density. */
const RECORDS_A_DAY = 1_667;
const SMALL_COMPANIES = 49;

const large = (records: number, shops: number, members: number): CompanyPlan => ({
  no: 1,
  name: 'Large',
  shops,
  members,
  departments: Math.min(300, Math.ceil(members / 16)),
  records,
  days: Math.ceil(records / Math.min(RECORDS_A_DAY, records / 60)),
});

/** One large company beside 50 smaller ones, one of which has 31,000 records; `share` makes all of it smaller. */
export function fullPlan(share: number): Plan {
  const of = (n: number): number => Math.ceil(n / share);
  const second = { no: 2, name: 'Second', shops: 300, members: 150, departments: 10, records: of(31_000), days: 600 };
  const small = Array.from({ length: Math.ceil(SMALL_COMPANIES / Math.min(share, 10)) }, (_, i) => ({
    no: 3 + i,
    name: `Small ${i + 1}`,
    shops: 40,
    members: 30,
    departments: 1,
    records: of(1_000),
    days: 600,
  }));
  const name = share === 1 ? 'full' : `share${share}`;
  return { name, companies: [large(of(1_000_000), of(10_000), of(5_000)), second, ...small] };
}

/** Many stores seldom visited: 40,000 of one company, eight inspections each in a year. */
export const storesPlan: Plan = {
  name: 'stores',
  companies: [
    { no: 1, name: 'Large', shops: 40_000, members: 5_000, departments: 300, records: 320_000, days: 400 },
    { no: 2, name: 'Second', shops: 300, members: 150, departments: 10, records: 5_000, days: 400 },
  ],
};

/** One company of 40,000 stores without a past, for one dispatch to all of them. */
export const dispatchPlan: Plan = {
  name: 'dispatch',
  companies: [{ no: 1, name: 'Large', shops: 40_000, members: 5_000, departments: 300, records: 20_000, days: 60 }],
};

/** One company of 40,000 members with two months of work, for what reads all of them. */
export const guidePlan: Plan = {
  name: 'guide',
  companies: [{ no: 1, name: 'Large', shops: 10_000, members: 40_000, departments: 300, records: 20_000, days: 60 }],
};

/** The large company alone with a part of its history: the same shops and people, a tenth of the days. */
export function historyPlan(records: number, share: number): Plan {
  const of = (n: number): number => Math.ceil(n / share);
  const company = large(of(records), of(10_000), of(5_000));
  return {
    name: `history${company.records}`,
    companies: [{ ...company, days: Math.ceil((records / 1_000_000) * 600) }],
  };
}

/** 160,000 records; the company that is looked at has an eighth of them, as in an installation that many share. */
export const explainPlan: Plan = {
  name: 'explain',
  companies: [
    { no: 1, name: 'Looked at', shops: 1_000, members: 500, departments: 40, records: 20_000, days: 300 },
    { no: 2, name: 'Other', shops: 4_000, members: 2_000, departments: 100, records: 140_000, days: 300 },
  ],
};
