/** The schedules that are sent: those of which some day is selected. */
export const sendSchedules = <S extends { days: readonly string[] }>(schedules: readonly S[]): S[] =>
  schedules.filter(({ days }) => days.length > 0);
