/** What a dry run keeps: the paths to make, each from below the root down. */
export interface Plan {
  paths: string[][];
}
