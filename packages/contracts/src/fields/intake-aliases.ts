import { landAreaAliases, sideAliases } from './alias-families.ts'

const names = (text: string): readonly string[] => text.trim().split(/\s*[|\n]\s*/)

/** Names under which papers print the intake's fields, English and Hindi; a name that could mean two fields is left out. */
export const intakeAliases = {
  applicant_name: names(`
    Applicant | Name of Applicant | Name of the Applicant | Main Applicant | Primary Applicant | First Applicant | Sole Applicant
    Sole / First Applicant | Name of First Applicant | Name of Sole / First Applicant | 1st Applicant | Applicant 1 | Loan Applicant
    Borrower | Borrower Name | Name of Borrower | Name of the Borrower | Main Borrower | First Borrower | Applicant / Borrower
    Customer | Customer Name | Name of Customer | Name of the Customer | Client Name | Name of Client | Name of Loan Applicant
    Allottee | Allottee Name | Name of Allottee | Name of the Allottee | First Allottee | Sole / First Allottee | Allotted To
    Applicant Full Name | Full Name of Applicant | Loanee Name | Name of Loanee | Name of Borrower / Applicant
    आवेदक | आवेदक का नाम | प्रथम आवेदक | मुख्य आवेदक | प्रार्थी | प्रार्थी का नाम | ऋणी का नाम | ऋण आवेदक का नाम | उधारकर्ता का नाम
    आवंटी | आवंटी का नाम | आबंटी का नाम | ग्राहक का नाम
  `),
  contact_number: names(`
    Contact No | Contact | Mobile | Mobile No | Mobile Number | Mob | Mob No | Phone | Phone No | Phone Number | Telephone | Tel No
    Cell No | Cell Number | Applicant Mobile | Applicant Mobile No | Mobile No of Applicant | Customer Contact No | Borrower Mobile No
    Contact Number of Applicant | Contact Details | Telephone / Mobile | Phone / Mobile | Registered Mobile Number
    मोबाइल | मोबाइल नं | मोबाइल नंबर | मोबाईल नं | दूरभाष | फोन नं | फ़ोन नंबर | संपर्क नंबर | संपर्क सूत्र
  `),
  co_applicant_name: names(`
    Co-applicant | Coapplicant | Name of Co-applicant | Name of the Co-applicant | Co-applicant 1 | Coapplicant Name
    Second Applicant | 2nd Applicant | Applicant 2 | Joint Applicant | Name of Second Applicant | Name of Joint Applicant
    Co-borrower | Coborrower | Co-borrower Name | Name of Co-borrower | Joint Borrower | Second Borrower | Co-applicant Full Name
    Co-allottee | Co-allottee Name | Name of Co-allottee | Second Allottee | Joint Allottee
    सह आवेदक | सह आवेदक का नाम | सहआवेदक | सहआवेदक का नाम | द्वितीय आवेदक | सह ऋणी | सह ऋणी का नाम | सह आवंटी | संयुक्त आवेदक
  `),
  property_owner_name: names(`
    Owner | Property Owner | Property Owner Name | Name of Owner | Name of the Owner | Name of Property Owner | Owner of Property
    Owner of the Property | Name of Owner(s) | Present Owner | Current Owner | Registered Owner | Recorded Owner | Legal Owner
    Title Holder | Titleholder | Name of Title Holder | Owner / Occupier | Assessee | Name of Assessee | Assessee Name | Khatedar
    Pattadar | Name of Pattadar | Mutated in the Name of | Recorded in the Name of | Owner as per Document | Name of Plot Owner
    Name of Land Owner | Lessee | Name of Lessee | Property in the Name of | Owner Name as per Deed | House Owner | Building Owner
    स्वामी | स्वामी का नाम | संपत्ति स्वामी | सम्पत्ति स्वामी का नाम | संपत्ति स्वामी का नाम | मालिक | मालिक का नाम | भूस्वामी | भूस्वामी का नाम
    भवन स्वामी | भवन स्वामी का नाम | भू स्वामी का नाम | पट्टेदार | पट्टेदार का नाम | खातेदार | खातेदार का नाम | करदाता का नाम | मकान मालिक का नाम
  `),
  loan_type: names(`
    Type of Loan | Loan Product | Product | Product Type | Loan Purpose | Purpose of Loan | Nature of Loan | Facility | Facility Type
    Loan Scheme | Loan Category | Loan Facility | Type of Facility | Product Name | Case Type
    ऋण का प्रकार | ऋण प्रकार | लोन का प्रकार | ऋण का उद्देश्य | ऋण योजना
  `),
  application_number: names(`
    Application No | Application ID | Appl No | App No | App ID | Loan Application No | Loan Application Number | Loan Application ID
    Loan Account No | Loan Account Number | Loan No | Loan Number | File No | File Number | Bank File No | LOS No | LOS ID | LOS Number
    Lead ID | Lead No | Lead Number | Case ID | Case No | Case Number | Proposal No | Proposal Number | Loan Form No
    Prospect No | Prospect Number | LAN | Application Form No | Loan ID | Bank Reference No | LOS Application No
    आवेदन संख्या | आवेदन क्रमांक | आवेदन पत्र संख्या | ऋण आवेदन संख्या | फाइल संख्या | फ़ाइल नं
  `),
  developer_name: names(`
    Developer | Name of Developer | Builder | Builder Name | Name of Builder | Promoter | Promoter Name | Name of Promoter
    Builder / Developer | Developer / Builder | Name of Builder / Developer | Coloniser | Colonizer | Promoter / Developer
    Name of the Promoter | Name of the Developer | Name of the Builder
    विकासकर्ता | विकासकर्ता का नाम | बिल्डर | बिल्डर का नाम | निर्माता का नाम | प्रवर्तक | कॉलोनाइजर
  `),
  flat: names(`
    Flat | Flat No | Unit | Unit No | Unit Number | Apartment No | Apartment Number | Apartment | Flat / Unit No | Unit / Flat No
    Unit ID | Dwelling Unit No | Flat / Apartment No | Apartment / Unit No | Allotted Unit | Unit Allotted | Shop No | Villa No
    फ्लैट | फ्लैट संख्या | फ्लैट नं | फ्लैट क्रमांक | फ्लैट नंबर | यूनिट संख्या | यूनिट नं | इकाई संख्या
  `),
  property_address_doc: names(`
    Property Address | Address of Property | Address of the Property | Address as per Document | Address as per Deed
    Property Location | Location of Property | Location of the Property | Property Details | Details of Property
    Description of Property | Property Description | Description of the Property | Property to be Mortgaged
    Address of Property to be Mortgaged | Site Address | Address of Site | Collateral Address | Security Address
    Address of Collateral | Address of Security | Situated At | Situate At | Address of Unit | Address of Flat | Address of Plot
    Schedule of Property | Schedule Property | Address of the Premises | Premises | Premises Address | Address of House | House Address
    संपत्ति का पता | सम्पत्ति का पता | संपत्ति का विवरण | सम्पत्ति का विवरण | भवन का पता | भूखण्ड का पता | भूखंड का पता | मकान का पता
  `),
  pincode: names(`
    PIN | Pin Code | PIN No | Pin Code No | Postal Code | Post Code | Postal Index Number | Postal Pin Code | Area Pin Code
    Property PIN | Property Pincode | Pin Code of Property | ZIP
    पिन | पिन कोड | पिनकोड | पिन नं
  `),
  usage_approved_as_per_plan: names(`
    Approved Usage | Approved Use | Usage as per Plan | Use as per Plan | Sanctioned Use | Sanctioned Usage | Permitted Use
    Approved Land Use | Use of Building | Usage Approved | Type of Use | Purpose of Construction | Proposed Use | Building Use
    Purpose of Building | Occupancy Type | Nature of Construction | Use for which Sanctioned
    भवन का उपयोग | स्वीकृत उपयोग | अनुमोदित उपयोग | निर्माण का प्रयोजन | निर्माण का उद्देश्य | उपयोग
  `),
  usage_as_per_cdp: names(`
    CDP Usage | Use as per CDP | Land Use as per CDP | Land Use as per Master Plan | Usage as per Master Plan
    Use as per Master Plan | Master Plan Use | Land Use as per Development Plan | Use as per Development Plan | Zoning
    Zone as per Master Plan | Land Use Zone | Use Zone | Master Plan Land Use
    मास्टर प्लान उपयोग | मास्टर प्लान के अनुसार उपयोग | भू उपयोग | भूमि उपयोग | विकास योजना में भूमि उपयोग | महायोजना में भू उपयोग
  `),
  address_as_per_plan: names(`
    Plan Address | Address as per Approved Plan | Address as per Sanctioned Plan | Address on Plan | Site Address as per Plan
    Location as per Plan | Address of the Site as per Plan | Location of Site | Site Location
    मानचित्र के अनुसार पता | नक्शे के अनुसार पता | स्थल का पता | स्थल का विवरण
  `),
  legal_documents: names(`
    Legal Documents Provided | Title Documents | Title Deeds | Documents of Title | Chain of Documents | Title Chain | Chain of Title
    List of Title Documents | Title Papers | Legal Papers | Ownership Documents
    विधिक दस्तावेज | स्वामित्व दस्तावेज | स्वत्व विलेख
  `),
  list_of_documents: names(`
    Documents | Documents Enclosed | Documents Attached | Documents Submitted | Documents Provided | Documents Received
    List of Enclosures | Enclosures | Enclosure | Encl | Enclosed | Attachments | Attached | Attached Documents | Annexures
    List of Documents Submitted | Papers Enclosed | Documents Collected | Papers Attached | Documents Handed Over | Copies Attached
    List of Papers | Documents Seen
    संलग्नक | संलग्न दस्तावेज | संलग्न दस्तावेजों की सूची | दस्तावेजों की सूची | दस्तावेज | संलग्न
  `),
  land_freehold_or_leasehold: names(`
    Freehold / Leasehold | Leasehold / Freehold | Freehold or Leasehold | Tenure | Land Tenure | Tenure of Land | Type of Tenure
    Nature of Tenure | Land Status | Status of Land | Type of Land | Nature of Land | Nature of Title | Title of Land
    Type of Holding | Property Tenure | Land Title
    फ्री होल्ड / लीज होल्ड | फ्रीहोल्ड / लीजहोल्ड | भूमि का प्रकार | भूमि की प्रकृति | भू स्वामित्व का प्रकार
  `),
  period_expired_balance_lease_rent: names(`
    Lease Period | Period of Lease | Lease Term | Term of Lease | Lease Tenure | Balance Lease Period | Balance Period of Lease
    Unexpired Lease Period | Unexpired Period | Lease Rent | Ground Rent | Annual Lease Rent | Yearly Lease Rent | Lease Money
    Residual Lease Period | Lease Period and Rent
    लीज अवधि | पट्टा अवधि | पट्टे की अवधि | लीज राशि | लीज रेंट | वार्षिक लीज राशि | भू भाटक
  `),
  ...sideAliases('boundaries_deed', 'boundary'),
  ...sideAliases('dimensions_deed', 'dimension'),
  ...landAreaAliases('land_area_docs'),
  land_area_plan: names(`
    Plot Area as per Plan | Area as per Plan | Site Area as per Plan | Land Area as per Approved Plan
    Land Area as per Sanctioned Plan | Plot Area as per Approved Plan | Plot Area as per Sanctioned Plan | Area of Plot as per Plan
    Net Plot Area
    मानचित्र के अनुसार क्षेत्रफल | नक्शे के अनुसार भूमि क्षेत्रफल
  `),
  type_of_plot: names(`
    Plot Type | Type of Site | Corner / Intermediate | Plot Location Type | Nature of Plot | Position of Plot | Plot Position
    भूखण्ड का प्रकार | भूखंड का प्रकार | प्लॉट का प्रकार | प्लाट का प्रकार | भूखण्ड की स्थिति
  `),
  final_land_area_uds: names(`
    UDS | Undivided Share | Undivided Share of Land | Undivided Land Share | UDS of Land | Undivided Interest in Land
    Undivided Proportionate Share | Proportionate Land Share | Proportionate Share of Land | Undivided Share in Land
    Final Land Area | Land Share
    अविभाजित हिस्सा | अविभाजित भूमि हिस्सा
  `),
  document_area_sqft: names(`
    Area as per Document | Area as per Documents | Super Area | Super Built-up Area | Super Builtup Area | Saleable Area
    Salable Area | Covered Area | Built-up Area | Builtup Area | Built up Area as per Document | Plinth Area | Unit Area | Flat Area
    Area of Flat | Area of Unit | Area of the Unit | Area of the Flat | Sold Area | Constructed Area | Total Super Area
    Total Saleable Area | Area (Super) | SBA | Area Sold
    निर्मित क्षेत्रफल | निर्मित क्षेत्र | सुपर एरिया | सुपर बिल्टअप एरिया | आच्छादित क्षेत्रफल | कुल निर्मित क्षेत्रफल
  `),
  approved_area_plan_sqft: names(`
    Approved Area | Sanctioned Area | Approved Built-up Area | Sanctioned Built-up Area | Permissible Built-up Area
    Approved Covered Area | Total Sanctioned Area | Total Approved Area | Total Built-up Area Sanctioned
    Area Approved as per Plan | Sanctioned Area as per Plan | Total Covered Area | Total Built-up Area
    स्वीकृत क्षेत्रफल | स्वीकृत निर्मित क्षेत्रफल | अनुमोदित क्षेत्रफल | कुल स्वीकृत क्षेत्रफल | स्वीकृत निर्माण क्षेत्र
  `),
  sanction_approval_no: names(`
    Sanction No | Sanction Number | Approval No | Approval Number | Plan Sanction No | Building Plan No | Building Permit No
    Permit No | Permission No | Building Permission No | Plan Approval No | Sanction Letter No | Approved Plan No | Plan No
    Building Plan Approval No | Map Sanction No | Sanction Order No | Building Sanction No | Building Permit Number
    Plan Sanction Number | Commencement Certificate No | BP No | Sanction Memo No
    स्वीकृति क्रमांक | स्वीकृति संख्या | अनुज्ञा क्रमांक | अनुज्ञा संख्या | भवन अनुज्ञा क्रमांक | भवन अनुज्ञा संख्या | मानचित्र संख्या | नक्शा संख्या
    अनुमति क्रमांक
  `),
  sanction_number_date: names(`
    Date of Sanction | Sanction Dt | Date of Approval | Approval Date | Permit Date | Date of Permit | Permission Date
    Date of Permission | Plan Approval Date | Date of Plan Approval | Plan Sanction Date | Sanctioned On | Approved On
    Date of Plan Sanction | Date of Building Permit
    स्वीकृति दिनांक | स्वीकृति तिथि | अनुज्ञा दिनांक | अनुमति दिनांक | अनुमोदन दिनांक | स्वीकृति की तिथि
  `),
  property_documents: names(`
    Type of Document | Document Type | Type of Deed | Nature of Document | Title Document | Ownership Document | Nature of Deed
    Deed Type | Document of Ownership | Property Document
    दस्तावेज का प्रकार | विलेख का प्रकार | स्वामित्व का दस्तावेज
  `),
  ownership_type: names(`
    Type of Ownership | Ownership | Nature of Ownership | Mode of Ownership | Single / Joint | Holding Type | Ownership Status
    Mode of Holding | Sole / Joint | Ownership Pattern
    स्वामित्व का प्रकार | स्वामित्व | एकल / संयुक्त
  `),
  amenities_idc: names(`
    IDC Charges | Internal Development Charges | Internal Development Charge | Internal Dev Charges | IDC Amount
    आंतरिक विकास शुल्क
  `),
  amenities_edc: names(`
    EDC Charges | External Development Charges | External Development Charge | External Dev Charges | EDC Amount
    बाह्य विकास शुल्क | बाहरी विकास शुल्क
  `),
  amenities_power_backup: names(`
    Power Back-up | Power Backup Charges | Power Back-up Charges | Generator Backup | DG Backup | DG Set Charges | Generator Charges
    Power Backup Installation | Inverter Backup | DG Power Backup
    पावर बैकअप | पावर बैकअप शुल्क | जनरेटर शुल्क
  `),
  amenities_plc: names(`
    PLC Charges | Preferential Location Charges | Preferential Location Charge | Preferred Location Charges | Pref Location Charges
    PLC Amount
    अधिमान्य स्थान शुल्क
  `),
  amenities_car_parking: names(`
    Car Park | Parking | Parking Charges | Car Parking Charges | Covered Car Parking | Covered Parking | Car Parking Space
    Parking Space | Stilt Parking | Reserved Parking | Open Car Parking | Basement Parking | Covered Car Park | Car Parking Slot
    Parking Slot
    कार पार्किंग | पार्किंग | पार्किंग शुल्क
  `),
  amenities_others: names(`
    Others | Other Charges | Other Amenity Charges | Additional Charges | Amenities Others | Miscellaneous Charges | Misc Charges
    अन्य शुल्क | अन्य सुविधाएं
  `),
  floors_sanctioned: names(`
    Sanctioned Floors | Floors Approved | Approved Floors | No of Floors Sanctioned | Number of Floors Sanctioned
    No of Floors Approved | No of Floors | Number of Floors | Floors | No of Storeys | Number of Storeys | Storeys | Stories
    Storeys Sanctioned | Permitted Floors | Floors Permitted | No of Stories
    स्वीकृत तल | स्वीकृत मंजिल | तलों की संख्या | मंजिलों की संख्या | तल संख्या | स्वीकृत मंजिलें
  `),
  floors_proposed: names(`
    Proposed Floors | No of Floors Proposed | Number of Floors Proposed | Proposed No of Floors | Storeys Proposed
    Proposed Storeys | Proposed Construction | Floors to be Built
    प्रस्तावित तल | प्रस्तावित मंजिल | प्रस्तावित तलों की संख्या | प्रस्तावित मंजिलें
  `),
}
