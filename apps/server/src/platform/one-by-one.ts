import type { JobContext } from './job.ts';

/** Work of which each part stands alone: one that fails is kept for the end, and the others go on. */
export interface OneByOne {
  /** `what` names the part in the log. */
  try(what: string, work: () => Promise<unknown>): Promise<void>;
  /** Throws when any part failed: the queue logs it with every name and reason, and tries again. */
  end(): void;
}

/** `job` names the whole. */
export function oneByOne(job: string): OneByOne {
  const failures: unknown[] = [];
  const said: string[] = [];
  return {
    async try(what, work) {
      try {
        await work();
      } catch (error) {
        failures.push(error);
        said.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
      }
    },
    end() {
      if (failures.length > 0) throw new AggregateError(failures, `${job} failed for ${said.join('; ')}`);
    },
  };
}

type JobCompany = Awaited<ReturnType<JobContext['companies']>>[number];

/** The work of a job, company by company. One whose work fails does not keep the others from theirs. */
export async function eachCompany(
  context: JobContext,
  job: string,
  work: (company: JobCompany) => Promise<unknown>,
): Promise<void> {
  const all = oneByOne(job);
  for (const company of await context.companies()) await all.try(`company ${company.id}`, () => work(company));
  all.end();
}
