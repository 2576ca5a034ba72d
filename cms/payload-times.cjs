/**
 * Payload writes times by the clock of the browser, and some of them with am and pm. Where it is bundled, they get the hotel's clock and 24 hours, by
 * a loader that next.config.mjs names. It fails where Payload writes them otherwise: then look there whether it has a setting by now.
 */
const ZONE = "globalThis.document?.documentElement.dataset.timeZone??process.env.HOTEL_TIME_ZONE";
const LANGUAGE = 'globalThis.document?.documentElement.lang??"en"';

/** What stands in its code, by the file's name, and what is put there. */
const TIMES = {
  // Of lists, forms and comparisons.
  formatDate: [
    /(\(\{date:(\w+),i18n:\w+,pattern:\w+,timezone:\w+\}\)=>\{let \w+=new \w+\(new Date\(\2\))\)/,
    `$1,${ZONE})`,
  ],
  // Since when somebody has a document open.
  locked: [
    'Intl.DateTimeFormat("en-US",{day:"numeric",hour:"numeric",hour12:!0,',
    `Intl.DateTimeFormat(${LANGUAGE},{timeZone:${ZONE},day:"numeric",hour:"2-digit",hourCycle:"h23",`,
  ],
  // When a plan is to be carried out.
  planned: ['"MMM d, yyy h:mm a"', '"d MMM yyyy, HH:mm"'],
};

module.exports = function replaceTimes(source) {
  const { times } = this.getOptions();
  return times.reduce((code, name) => {
    const [found, put] = TIMES[name];
    const replaced = code.replace(found, put);
    if (replaced === code)
      throw new Error(
        `Payload's ${this.resourcePath} holds no ${found}: cms/payload-times.cjs is to be corrected.`,
      );
    return replaced;
  }, source);
};
