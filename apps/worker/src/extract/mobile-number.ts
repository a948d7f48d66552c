/** A mobile number as papers print it, with or without the country's code: "+91 98860 41273", "8182 961 728" (national numbering plan: ten digits, the first 6 to 9). */
export const mobileNumber = String.raw`(?:\+?91[\s-]*)?[6-9](?:\d{4}(?:-\s|[\s-])?\d{5}|\d{3}[\s-]\d{3}[\s-]\d{3}|\d{2}[\s-]\d{3}[\s-]{1,2}\d{4})`
