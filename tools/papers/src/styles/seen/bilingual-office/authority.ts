import { amountInWords } from '@parakh/contracts'
import type { PaperWriter } from '../../../style.ts'
import { allowsPlot, allowsTitle, statesApplicants, statesBoundaries } from '../noted.ts'
import { dmy, indian, masked, parentOf } from '../wording.ts'
import { devanagari, inHindi } from './hindi.ts'
import { called, code, dated, fourSides, head, homeCode, partyEnglish, place, rows, statedLengths, tableFor, type Table } from './manner.ts'

const authority = ({ property: { town, bank, lease } }: Table): string =>
  head(
    `${inHindi(town)} विकास प्राधिकरण`,
    lease.authority,
    `विकास भवन / Vikas Bhawan, ${town} - ${bank.pin} &nbsp; www.${town.toLowerCase().replace(/\s/g, '')}da.example`,
  )

/** Charges besides the premium, of which a few are taken. */
const charges = ({ property: { charges: costs, isFlat }, tell, chance, label }: Table): readonly (readonly [string, string])[] => {
  const plc = chance.happens(0.6)
    ? [
        [
          label('पार्क/कोना अधिभार', 'Preferential Location Charges (PLC)'),
          tell.states('amenities_plc', indian(costs.plc), String(costs.plc)),
        ] as const,
      ]
    : []
  const parking = isFlat
    ? [
        [
          label('कार पार्किंग', 'Covered car parking'),
          tell.states('amenities_car_parking', indian(costs.parking), String(costs.parking)),
        ] as const,
      ]
    : []
  const power =
    isFlat && chance.happens(0.5)
      ? [[label('पावर बैकअप', 'Power backup'), tell.states('amenities_power_backup', indian(costs.power), String(costs.power))] as const]
      : []
  const others = [
    [label('जल एवं सीवर संयोजन', 'Water and sewer connection'), indian(costs.idc)] as const,
    [label('अनुरक्षण निधि', 'Maintenance corpus'), indian(costs.club)] as const,
  ]
  tell.states('amenities_others', indian(costs.idc), `Water and sewer connection ${costs.idc}, Maintenance corpus ${costs.club}`)
  return [...plc, ...parking, ...power, ...others]
}

/** A plot or flat that fell to the buyers in a draw. */
export const allotment: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 4)
  const { label, chance, buyers, booking, rate, plot } = table
  const { isFlat, areas, dates, lease, applicant, price } = property
  allowsTitle(tell, 'Allotment Letter')
  statesApplicants(tell, buyers, ({ name }) => name)
  tell.allows('property_owner_name', buyers.map(({ name }) => name).join(', '), lease.authority)
  tell.allows('developer_name', lease.authority)
  tell.allows('ownership_type', buyers.length > 1 ? 'Joint' : 'Single')
  if (isFlat) tell.allows('usage_approved_as_per_plan', 'Residential')
  else allowsPlot(tell, plot.number, property)
  const hasMobile = chance.happens(0.5)
  const mobile = hasMobile ? tell.states('contact_number', applicant.mobile) : masked(applicant.mobile)
  const isCorner = !isFlat && chance.happens(0.4)
  const area = isFlat
    ? ([
        label('सुपर एरिया', 'Super area'),
        `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq. ft.`,
      ] as const)
    : ([
        label('क्षेत्रफल', 'Area of plot'),
        `${tell.states('land_area_docs_sqmt', indian(areas.plotSqmt), String(areas.plotSqmt))} वर्ग मी. / sq. m.`,
      ] as const)
  const pin = code(table)
  return `<section>${authority(table)}<h1>आवंटन पत्र / ALLOTMENT LETTER</h1>
    <p>पत्रांक / No. ${chance.digits(4)}/सम्पत्ति/${dates.letter.slice(0, 4)} <span class="far">दिनांक / Dated
    ${dated(dates.letter, table)}</span></p>
    <table class="grid">${rows([
      [label('आवेदक का नाम', 'Name of Applicant'), `${called(applicant)}`],
      buyers[1] ? [label('सह-आवेदक का नाम', 'Name of Co-applicant'), called(buyers[1])] : null,
      [label('पिता/पति का नाम', "Father's / Husband's Name"), parentOf(applicant)],
      [label('पता', 'Address'), `${applicant.address} - ${homeCode(table)}`],
      [label('मोबाइल', 'Mobile'), mobile],
      [label('पंजीकरण संख्या', 'Registration No.'), booking],
      [label('योजना', 'Scheme'), `${isFlat ? table.flat.project : plot.colony} Awasiya Yojana, Code ${chance.digits(3)}`],
      [label('आवंटित सम्पत्ति', 'Property allotted'), `${place(table, isFlat)}${pin ? ` - ${pin}` : ''}`],
      area,
      isFlat ? [label('कारपेट एरिया', 'Carpet area'), `${indian(areas.carpetSqft)} sq. ft.`] : null,
      isCorner ? [label('स्थिति', 'Location'), tell.states('type_of_plot', chance.pick(['Corner', 'Park facing']))] : null,
    ])}</table>
    <p>लॉटरी ड्रा में सफल होने पर आपको उपरोक्त सम्पत्ति निम्न मूल्य पर आवंटित की जाती है। / You having been successful in the draw, the
    above property is allotted to you at
    the cost given below:</p>
    <table class="grid"><tr><th>${label('मद', 'Head')}</th><th>${label('धनराशि (रु.)', 'Amount (Rs.)')}</th></tr>
    ${rows([[`${label('मूल्य', 'Premium')} @ ${indian(rate)}`, indian(price)], ...charges(table)])}</table>
    <p>${amountInWords(price)}. भुगतान ${devanagari('12')} त्रैमासिक किश्तों में / Payable in 12 quarterly instalments; on default
    interest at 15% p.a. Demand draft in favour of "${lease.authority}"
    payable at ${property.bank.name}. पूछताछ / Enquiry: ${table.landline}.</p>
    <p class="right">सम्पत्ति अधिकारी / Property Officer<br>${table.architect}</p></section>`
}

/** The agreement in the form that the rules prescribe. */
export const buyerAgreement: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 5)
  const { label, chance, buyers, rera, flat, site } = table
  const { developer, areas, dates, price, town, plan } = property
  allowsTitle(tell, 'Agreement for Sale')
  statesApplicants(tell, buyers, ({ name }) => name)
  tell.allows('property_owner_name', buyers.map(({ name }) => name).join(', '), developer)
  tell.allows('ownership_type', buyers.length > 1 ? 'Joint' : 'Single')
  tell.allows('usage_approved_as_per_plan', 'Residential')
  const isCarpet = chance.happens(0.3)
  const pin = code(table)
  const sold = isCarpet
    ? ([
        label('कारपेट एरिया (विक्रय योग्य)', 'Carpet area (basis of sale)'),
        `${tell.states('document_area_sqft', indian(areas.carpetSqft), String(areas.carpetSqft))} sq. ft.`,
      ] as const)
    : ([
        label('सुपर एरिया', 'Super area'),
        `${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq. ft.`,
      ] as const)
  const sanctioned = dated(plan.date, table)
  const sanction = chance.happens(0.5)
    ? `The building plan was approved by the ${town} Development Authority vide Permit No.
    ${tell.states('sanction_approval_no', plan.number)} dated
       ${tell.states('sanction_number_date', sanctioned, dmy(plan.date))}.`
    : `The project is registered with the Authority vide No. ${rera}.`
  return `<section class="deed"><h1>विक्रय हेतु अनुबंध<br>AGREEMENT FOR SALE [Rule 8]</h1>
    <p>This Agreement is executed on ${dated(dates.deed, table)} between <b>${tell.states('developer_name', developer)}</b> (CIN
    U70101UP${chance.whole(1996, 2016)}PTC${chance.digits(6)}), regd. office
    ${chance.whole(2, 80)}, Vipin Khand, ${town} - ${property.bank.pin}, through authorised signatory Sh. ${table.architect} (Aadhaar
    ${chance.digits(4)} ${chance.digits(4)} ${chance.digits(4)}),
    hereinafter the "Promoter / प्रवर्तक"; and</p>
    <p>${buyers.map((one) => partyEnglish(one, homeCode(table))).join(' and ')}, hereinafter the "Allottee / आवंटी".</p>
    <p>The Promoter is the owner of land admeasuring ${indian(site.sqft)} sq. ft. in Khasra No. ${table.survey}, Village ${table.village}.
    ${sanction}</p>
    <h3>अनुसूची क / SCHEDULE A</h3><table class="grid">${rows(
      [
        [label('अपार्टमेंट', 'Apartment'), `${place(table, true)}${pin ? ` - ${pin}` : ''}`],
        [label('टावर एवं तल', 'Tower and floor'), `${flat.tower}, ${flat.floor}`],
        isCarpet ? null : [label('कारपेट एरिया', 'Carpet area'), `${indian(areas.carpetSqft)} sq. ft.`],
        sold,
        [label('बालकनी', 'Balcony area'), `${chance.whole(60, 140)} sq. ft.`],
        [label('कुल मूल्य', 'Total price'), `Rs. ${indian(price)}/- (${amountInWords(price)})`],
        [label('बुकिंग राशि', 'Booking amount'), `Rs. ${indian(200_000)}/-, receipt ${table.receipt}`],
        [label('कब्जे की तिथि', 'Date of possession'), `31.12.${Number(dates.deed.slice(0, 4)) + 4}`],
      ],
      true,
    )}</table>
    <p>१. आवंटी समय पर भुगतान करेगा। / The Allottee shall pay as per the plan. २. विलम्ब पर SBI MCLR + 1% ब्याज देय होगा। / Interest on
    delay at MCLR plus one per cent.
    ३. The Promoter shall execute the conveyance deed within three months of the occupancy certificate.</p>
    <div class="two"><div>प्रवर्तक / Promoter</div><div class="right">आवंटी / Allottee</div></div>
    <p class="small">गवाह / Witnesses: ${table.witnesses.map(({ name, address }) => `${name}, ${address}`).join('; ')}</p></section>`
}

/** What the junior engineer writes at the site. */
export const possession: PaperWriter = (property, tell) => {
  const table = tableFor(property, tell, 6)
  const { label, chance, buyers, plot, oldSqft } = table
  const { isFlat, areas, dates, lease, applicant } = property
  allowsTitle(tell, 'Possession Letter')
  statesApplicants(tell, buyers, ({ name }) => name)
  tell.allows('property_owner_name', buyers.map(({ name }) => name).join(', '))
  tell.allows('developer_name', lease.authority)
  tell.allows('ownership_type', buyers.length > 1 ? 'Joint' : 'Single')
  const pin = code(table, 0.6)
  if (isFlat) tell.allows('usage_approved_as_per_plan', 'Residential')
  else allowsPlot(tell, plot.number, property)
  const area = isFlat
    ? `<p>निर्माण पूर्ण होने पर सुपर एरिया / Super area on completion:
    <b>${tell.states('document_area_sqft', indian(areas.superSqft), String(areas.superSqft))} sq. ft.</b>
      (आवंटन के समय / at allotment ${indian(oldSqft)} sq. ft.)</p>`
    : `<p>मौके पर नाप / Area measured at site: <b>${tell.states('land_area_docs_sqmt', indian(areas.plotSqmt), String(areas.plotSqmt))}
    वर्ग मी. / sq. m.</b></p>
      <h3>मौके की चौहद्दी / BOUNDARIES AT
      SITE</h3>${fourSides(table, statesBoundaries(tell, plot.boundaries), chance.happens(0.6) ? statedLengths(table, 'ft') : null)}`
  return `<section>${authority(table)}<h1>कब्जा पत्र / POSSESSION LETTER</h1>
    <p>पत्रांक / No. ${chance.digits(3)}/अभि./${dates.letter.slice(0, 4)} <span class="far">दिनांक ${dated(dates.letter, table)}</span></p>
    <p>आवंटी / Allottee: ${buyers.map((one) => `<b>${called(one)}</b> ${one.parentage}`).join(', ')}<br>निवासी / R/o: ${applicant.address}
    - ${homeCode(table)}</p>
    <p>${label('सम्पत्ति', 'Property')}: ${place(table, isFlat)}${pin ? ` - ${pin}` : ''}</p>
    <p>उपरोक्त आवंटी को आज दिनांक को उक्त सम्पत्ति का भौतिक कब्जा मौके पर दिया गया। / Physical possession of the above property has been
    handed over to the allottee at
    site today, under the lease deed executed and orders No. ${chance.digits(4)} of the Property Officer.</p>${area}
    <div class="two"><div>कब्जा प्राप्त किया / Taken over<br><br>${buyers.map(called).join(', ')}</div>
    <div class="right">कब्जा दिया / Handed over<br><br>${table.architect}<br>अवर अभियंता / Junior Engineer, 9${chance.digits(9)}</div></div>
    <p class="small">प्रतिलिपि / Copy: 1. Accounts Officer 2. ${table.witnesses[0]?.name ?? ''}, Amin</p></section>`
}
