const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata', year: 'numeric', month: '2-digit', day: '2-digit' })

/** Today's date in India as YYYY-MM-DD (domain §2). */
export const todayInIndia = (now = new Date()): string => day.format(now)
